/** What may be drawn over the sea to help, as this browser remembers it. */
import { Stored } from '../../../ui/settings/stored.svelte';

export const LAYERS = ['zones', 'next', 'string', 'places'] as const;
export type Layer = (typeof LAYERS)[number];

const shown = new Stored<Record<Layer, boolean>>('taros-regatta-layers', {
  zones: true,
  next: true,
  string: true,
  places: true,
});

export const isShown = (layer: Layer): boolean => shown.now[layer];

export function toggle(layer: Layer): void {
  shown.now = { ...shown.now, [layer]: !shown.now[layer] };
}
