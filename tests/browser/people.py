"""What people do with a page, by what they see and hear on it."""

from playwright.async_api import Page


async def settled(page: Page) -> None:
    """Wait until everything that moves and comes to an end has ended."""
    await page.evaluate(
        """async () => {
            const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
            const running = () => document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation));
            while (running().length) await Promise.allSettled(running().map((animation) => animation.finished));
        }"""
    )


async def arrive(page: Page, name: str) -> None:
    """Open the home page and give a name."""
    await page.goto("/")
