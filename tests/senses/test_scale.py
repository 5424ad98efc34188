"""The scale of an encoder: unrelated is near 0, the same said twice near 1, whatever the encoder."""

from hashing import HashingEncoder

from soulmem_cli.senses.meaning.bundled import BundledEncoder
from soulmem_cli.senses.meaning.scale import E5_SMALL, LEAST_SPREAD, fit


def test_calibrated_is_0_for_unrelated_and_1_for_identical() -> None:
    assert E5_SMALL.calibrated(E5_SMALL.unrelated) == 0.0
    assert E5_SMALL.calibrated(E5_SMALL.identical) == 1.0
    assert E5_SMALL.calibrated(-1.0) == 0.0
    assert E5_SMALL.calibrated(1.0) == 1.0


def test_a_fitted_scale_is_in_order() -> None:
    for encoder in (HashingEncoder(), BundledEncoder()):
        scale = fit(encoder)
        assert scale.unrelated < scale.identical <= 1.0
        assert scale.spread >= LEAST_SPREAD


def test_raw_vectors_of_the_bundled_encoder_lie_in_one_corner_of_its_space() -> None:
    scale = fit(BundledEncoder())
    assert 0.7 < scale.unrelated < 0.9
    assert scale.raw_spread < 0.05
