import type { Skin } from '../../table/stage';
import Emblem from './Emblem.svelte';
import Stage from './Stage.svelte';

export default { Stage, Emblem } satisfies Skin;
