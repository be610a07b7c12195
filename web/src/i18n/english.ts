/** For tests of the client: a browser in English, with all texts. */
import { vi } from 'vitest';
import type { Part } from './parts';
import { loadTexts } from './texts';

const PARTS = ['start', 'event', 'editors', 'review', 'settings', 'setup', 'study', 'table', 'games/marrakech', 'games/regatta'] satisfies Part[];

vi.stubGlobal('navigator', { languages: ['en'] });
await Promise.all(PARTS.map(loadTexts));
