import { catalog, curatedRecommendations, currency } from './migrations/catalog.ts';
import { changeAspects } from './migrations/changes/change-aspects.ts';
import { changeTriggers, outbox } from './migrations/changes/change-triggers.ts';
import { content, drafts, ownKinds } from './migrations/content.ts';
import { importRuns } from './migrations/import-runs.ts';
import { listIndex } from './migrations/list-index.ts';
import { filterAttributes, lists, listSizes, optionNames, reducedVariants, unreadIndexes } from './migrations/lists.ts';
import { originals, pictureHosts, widerPictures } from './migrations/media/pictures.ts';
import { videos } from './migrations/media/videos.ts';
import { carts } from './migrations/orders/carts.ts';
import { expectedStock } from './migrations/orders/expected-stock.ts';
import { orderEvents } from './migrations/orders/order-events.ts';
import { orderPrefix, orderService } from './migrations/orders/order-service.ts';
import { stockAlerts } from './migrations/orders/stock-alerts.ts';
import { platformFields } from './migrations/platform-fields.ts';
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
import { formDeliveries, visitorForms } from './migrations/visitor-forms.ts';

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
