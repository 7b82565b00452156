/** Import this where something of `texts/later` is said: it is there before the importing module runs. */
import { sayMore } from './language.svelte';

await sayMore();
