/** For tests of the client: a browser in English, with all texts. */
import { vi } from 'vitest';
import { loadTexts } from './texts';

vi.stubGlobal('navigator', { languages: ['en'] });
await Promise.all((['start', 'editors', 'review', 'settings', 'setup', 'study'] as const).map(loadTexts));
