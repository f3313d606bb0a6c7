import { platformContract } from '#tests/contract/platform-contract.ts';
import { demoShop } from '#tests/fixtures/sample-shop.ts';

const shop = demoShop();

platformContract(async () => ({ commerce: shop, content: shop, filteredDetails: ['Material'] }));
