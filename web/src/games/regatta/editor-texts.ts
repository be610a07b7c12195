/** The texts of the editors of courses and positions, loaded with them. */
import { addCatalogues } from '../../i18n/translate.svelte';

addCatalogues(
  import.meta.glob<string>('../../../../src/taros/locales/*/regatta-editors-web.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
