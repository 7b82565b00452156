"""Learns by self-play: begins by copying the heuristic, then plays many matches, with itself and with heuristics, and makes more likely
what turned out better than expected (PPO).

python -m selfplay.train [--game poison] [--minutes 6] [--to policy.pt] [--after policy.pt]
"""

import argparse
from time import process_time

import numpy as np
import torch
from torch import nn

from chaudron.adapters.episode import Setup, set_up
from selfplay.matches import Array, Decisions, Policy, Tables, judged

WIDTH = 256
TABLES = 256
COPIED = 300_000
"""Decisions of the heuristic to begin with."""
COPIES = 6
"""How many times they are gone through."""
BATCH = 24_576
"""Decisions between two improvements."""
PART = 2048
EPOCHS = 3
CLIP = 0.2
CURIOSITY = 0.003
"""What it is worth to keep choosing at random."""
STEP = 1e-3
NARROW = 0.05
"""The least standard deviation by which a number of an observation is divided."""


class Network(nn.Module):  # type: ignore[misc]
    """Says how good each action looks, and what to expect of the rest of the round."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(setup.length))
        self.register_buffer("spread", torch.ones(setup.length))
        self.body = nn.Sequential(nn.Linear(setup.length, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.action = nn.Linear(WIDTH, setup.actions)
        self.worth = nn.Sequential(nn.Linear(setup.length, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))

    def normal(self, seen: torch.Tensor) -> None:
        """Take these observations as usual ones: from now on, each number is measured by how they differ."""
        numbers = seen.float()
        self.mean.copy_(numbers.mean(0))
        self.spread.copy_(numbers.std(0).clamp(min=NARROW))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = (seen.float() - self.mean) / self.spread
        return self.action(self.body(inner)).masked_fill(mask == 0, -1e9), self.worth(inner).squeeze(-1)


def policy_of(network: Network, *, greedy: bool) -> Policy:
    """Return the network as a policy: its best action, or one drawn by how good they look."""

    def choose(observations: Array, masks: Array) -> tuple[Array, Array]:
        with torch.no_grad():
            scores, worth = network(torch.from_numpy(observations), torch.from_numpy(masks))
            chosen = scores.argmax(1) if greedy else torch.distributions.Categorical(logits=scores).sample()
        return chosen.numpy(), worth.numpy()

    return choose


def tensors(played: Decisions) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return observations, masks, actions and results."""
    seen, masks = torch.from_numpy(np.stack(played.observations)), torch.from_numpy(np.stack(played.masks))
    return seen, masks, torch.tensor(played.actions), torch.tensor(played.results)


def follow(network: Network, optimiser: torch.optim.Optimizer, loss: torch.Tensor) -> None:
    """Take a step that makes a loss smaller."""
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimiser.step()


def copy(network: Network, optimiser: torch.optim.Optimizer, tables: Tables) -> float:
    """Learn to decide as the bots do, and what to expect among them; return how often the network would decide like them."""
    seen, masks, actions, results = tensors(tables.copied(COPIED))
    network.normal(seen)
    for _ in range(COPIES):
        for part in torch.randperm(len(actions)).split(PART):
            scores, worth = network(seen[part], masks[part])
            follow(network, optimiser, nn.functional.cross_entropy(scores, actions[part]) + (worth - results[part]).square().mean())
    with torch.no_grad():
        return float((network(seen[:BATCH], masks[:BATCH])[0].argmax(1) == actions[:BATCH]).float().mean())


def improve(network: Network, optimiser: torch.optim.Optimizer, tables: Tables) -> int:
    """Play, and make more likely what turned out better than expected; return the number of decisions."""
    played = tables.play(policy_of(network, greedy=False), BATCH)
    seen, masks, actions, results = tensors(played)
    better = torch.tensor(played.gains)
    better = (better - better.mean()) / (better.std() + 1e-6)
    with torch.no_grad():
        before = network(seen, masks)[0].log_softmax(1).gather(1, actions[:, None]).squeeze(1)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(PART):
            scores, worth = network(seen[part], masks[part])
            chances = scores.log_softmax(1)
            ratio = (chances.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            gain = torch.minimum(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            curiosity = -(chances.exp() * chances).sum(1).mean()
            follow(network, optimiser, (worth - results[part]).square().mean() - gain - CURIOSITY * curiosity)
    return len(actions)


def main() -> None:
    """Train for some minutes, and say how well it plays by then."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="poison", help="a game whose view has a sheet of points for each round, fewer being better")
    parser.add_argument("--minutes", type=float, default=6, help="processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=500, help="deals to judge it by, each from every seat")
    parser.add_argument("--to", default="policy.pt", help="where the policy is written")
    parser.add_argument("--after", help="go on with a policy that was written before")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    setup = set_up(given.game, None, None)
    network = Network(setup)
    optimiser = torch.optim.Adam(network.parameters(), lr=STEP)
    tables = Tables(setup, TABLES, given.seed * 1_000_000_000, "heuristic")
    if given.after:
        network.load_state_dict(torch.load(given.after))
    else:
        alike = copy(network, optimiser, Tables(setup, TABLES, 0, "heuristic"))
        print(f"{process_time() / 60:5.1f} min  decides like the heuristic {alike:.3f} of the time", flush=True)
    began, decisions, batches = process_time(), 0, 0
    seconds = 60 * given.minutes - began
    while (passed := process_time() - began) < seconds:
        for group in optimiser.param_groups:
            group["lr"] = STEP * (0.5 * (1 - passed / seconds) + 0.01)
        decisions += improve(network, optimiser, tables)
        batches += 1
        if batches % 10 == 0:
            share, sure = judged(setup, policy_of(network, greedy=True), "heuristic", 40, seed=2_000_000)
            torch.save(network.state_dict(), given.to)
            print(
                f"{process_time() / 60:5.1f} min  {decisions:>9,} decisions  wins {share:.3f} ± {sure:.3f} against heuristics", flush=True
            )
    torch.save(network.state_dict(), given.to)
    for against in ("random", "heuristic"):
        share, sure = judged(setup, policy_of(network, greedy=True), against, given.deals)
        print(f"wins {share:.3f} ± {sure:.3f} against {setup.seats - 1} × {against}, {given.deals} deals; equals win {1 / setup.seats:.3f}")


if __name__ == "__main__":
    main()
