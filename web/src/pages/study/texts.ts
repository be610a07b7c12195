/** The texts of puzzles and of the editor, loaded with their pages. */
import { addCatalogues } from '../../i18n/translate.svelte';

addCatalogues(
  import.meta.glob<string>('../../../../src/taros/locales/*/study-web.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
