/** The courses saved in this browser, by name. */
import { Persisted } from '../../../ui/settings/persisted.svelte';
import type { Draft } from './draft';

const courses = new Persisted<Record<string, Draft>>('taros-regatta-courses', {});

export const savedCourses = (): Readonly<Record<string, Draft>> => courses.current;

export function saveCourse(name: string, draft: Draft): void {
  courses.current = { ...courses.current, [name]: draft };
}

export function deleteCourse(name: string): void {
  const { [name]: _, ...rest } = courses.current;
  courses.current = rest;
}
