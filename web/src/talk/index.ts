/** Talk at a table: loaded when other people are there. */
export { default as Around } from './Around.svelte';
export { default as Button } from './Button.svelte';
export { default as Side } from './Side.svelte';
export { Talk } from './talk.svelte';
export { wishes } from './wishes.svelte';
