import { carts } from './migrations/carts.ts';
import { catalog, curatedRecommendations, currency } from './migrations/catalog.ts';
import { content, drafts, ownKinds } from './migrations/content.ts';
import { listIndex } from './migrations/list-index.ts';
import { filterAttributes, lists, listSizes, optionNames, reducedVariants, unreadIndexes } from './migrations/lists.ts';
import { changeAspects } from './migrations/change-aspects.ts';
import { changeTriggers, outbox } from './migrations/change-triggers.ts';
import { expectedStock } from './migrations/expected-stock.ts';
import { importRuns } from './migrations/import-runs.ts';
import { orderEvents } from './migrations/order-events.ts';
import { orderPrefix, orderService } from './migrations/order-service.ts';
import { originals, pictureHosts, widerPictures } from './migrations/pictures.ts';
import {
  search,
  searchCodes,
  searchHeads,
  searchJoinedCodes,
  searchModels,
  searchPlurals,
  searchSets,
  searchVersion,
  searchWeights,
} from './migrations/search.ts';
import { stockAlerts } from './migrations/stock-alerts.ts';
import { videos } from './migrations/videos.ts';
import { formDeliveries, visitorForms } from './migrations/visitor-forms.ts';
import { platformFields } from './migrations/platform-fields.ts';

/** Migrations in order. Released ones never change; `user_version` is the number of those that a database has had. */
export const migrations: readonly string[] = [
  catalog,
  lists,
  content,
  outbox,
  carts,
  drafts,
  search,
  changeTriggers,
  searchVersion,
  currency,
  listSizes,
  filterAttributes,
  pictureHosts,
  searchWeights,
  platformFields,
  expectedStock,
  searchPlurals,
  orderService,
  originals,
  orderEvents,
  stockAlerts,
  importRuns,
  ownKinds,
  visitorForms,
  widerPictures,
  formDeliveries,
  searchHeads,
  videos,
  listIndex,
  orderPrefix,
  changeAspects,
  searchCodes,
  curatedRecommendations,
  optionNames,
  reducedVariants,
  searchModels,
  searchJoinedCodes,
  searchSets,
  unreadIndexes,
];
