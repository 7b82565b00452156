"""Learns by self-play: plays all seats of many matches with one network, and improves it by clipped policy gradients (PPO).

python -m selfplay.train [--game poison] [--minutes 10] [--to policy.pt] [--after policy.pt]
"""

import argparse
from time import monotonic

import numpy as np
import torch
from torch import nn

from chaudron.adapters.episode import Setup, set_up
from selfplay.matches import Array, Policy, Tables, judged

WIDTH = 128
TABLES = 256
BATCH = 32_768
"""Decisions between two improvements."""
PART = 2048
EPOCHS = 3
CLIP = 0.2
CURIOSITY = 0.01
"""What it is worth to keep choosing at random."""
STEP = 1e-3
LARGEST = 16.0
"""Most numbers in an observation are below this."""


class Network(nn.Module):  # type: ignore[misc]
    """Says how good each action looks, and what to expect from the rest of the round."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(setup.length, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.action = nn.Linear(WIDTH, setup.actions)
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(seen.float() / LARGEST)
        return self.action(inner).masked_fill(mask == 0, -1e9), self.value(inner).squeeze(-1)


def policy_of(network: Network, *, greedy: bool) -> Policy:
    """Return the network as a policy: its best action, or one drawn by how good they look."""

    def choose(observations: Array, masks: Array) -> Array:
        with torch.no_grad():
            scores, _ = network(torch.from_numpy(observations), torch.from_numpy(masks))
            chosen = scores.argmax(1) if greedy else torch.distributions.Categorical(logits=scores).sample()
        found: Array = chosen.numpy()
        return found

    return choose


def improve(network: Network, optimiser: torch.optim.Optimizer, tables: Tables) -> int:
    """Play, and make more likely what turned out better than expected; return the number of decisions."""
    played = tables.play(policy_of(network, greedy=False), BATCH)
    seen, masks = torch.from_numpy(np.stack(played.observations)), torch.from_numpy(np.stack(played.masks))
    actions, results = torch.tensor(played.actions), torch.tensor(played.results)
    with torch.no_grad():
        before, values = network(seen, masks)
        before = before.log_softmax(1).gather(1, actions[:, None]).squeeze(1)
        better = results - values
        better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(PART):
            scores, value = network(seen[part], masks[part])
            chances = scores.log_softmax(1)
            ratio = (chances.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            gain = torch.minimum(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            spread = -(chances.exp() * chances).sum(1).mean()
            loss = 0.5 * (value - results[part]).square().mean() - gain - CURIOSITY * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
    return len(actions)


def main() -> None:
    """Train for some minutes, and say how well it plays by then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="poison", help="a game whose view has a sheet of points for each round, fewer being better")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=500, help="deals to judge it by, each from every seat")
    parser.add_argument("--to", default="policy.pt", help="where the policy is written")
    parser.add_argument("--after", help="go on with a policy that was written before")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    setup = set_up(given.game, None, None)
    network = Network(setup)
    if given.after:
        network.load_state_dict(torch.load(given.after))
    optimiser = torch.optim.Adam(network.parameters(), lr=STEP)
    tables = Tables(setup, TABLES, given.seed * 1_000_000_000)
    began, decisions, batches = monotonic(), 0, 0
    while (passed := monotonic() - began) < 60 * given.minutes:
        for group in optimiser.param_groups:
            group["lr"] = STEP * (1 - passed / (60 * given.minutes)) + 1e-5
        decisions += improve(network, optimiser, tables)
        batches += 1
        if batches % 20 == 0:
            share, sure = judged(setup, policy_of(network, greedy=True), "heuristic", 20, seed=2_000_000)
            print(f"{passed / 60:5.1f} min  {decisions:>9,} decisions  wins {share:.3f} ± {sure:.3f} against heuristic", flush=True)
    torch.save(network.state_dict(), given.to)
    for against in ("random", "heuristic"):
        share, sure = judged(setup, policy_of(network, greedy=True), against, given.deals)
        print(f"wins {share:.3f} ± {sure:.3f} against {setup.seats - 1} × {against}, {given.deals} deals; equals win {1 / setup.seats:.3f}")


if __name__ == "__main__":
    main()
