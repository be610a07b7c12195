/** The texts of the settings and of the list of keys, loaded when one of them is opened. */
import { addCatalogues } from '../../i18n/translate.svelte';

addCatalogues(
  import.meta.glob<string>('../../../../src/taros/locales/*/settings-web.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
