/** The optional layers over the sea, and which of them are shown in this browser. */
import { Persisted } from '../../../ui/settings/persisted.svelte';

export const LAYERS = ['zones', 'next', 'string', 'places'] as const;
export type Layer = (typeof LAYERS)[number];

const shown = new Persisted<Record<Layer, boolean>>('taros-regatta-layers', {
  zones: true,
  next: true,
  string: true,
  places: true,
});

export const isShown = (layer: Layer): boolean => shown.current[layer];

export function toggle(layer: Layer): void {
  shown.current = { ...shown.current, [layer]: !shown.current[layer] };
}
