import { platformContract } from '../contract.ts';
import { demoShop } from './sample-shop.ts';

const shop = demoShop();

platformContract(async () => ({ commerce: shop, content: shop }));
