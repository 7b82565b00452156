"""Simulations, benchmarks and load tests."""
