/** Courses that are kept in this browser, by name. */
import { Stored } from '../../../ui/settings/stored.svelte';
import type { Draft } from './draft';

const courses = new Stored<Record<string, Draft>>('taros-regatta-courses', {});

export const shelf = (): Readonly<Record<string, Draft>> => courses.now;

export function keep(name: string, draft: Draft): void {
  courses.now = { ...courses.now, [name]: draft };
}

export function discard(name: string): void {
  const { [name]: _, ...rest } = courses.now;
  courses.now = rest;
}
