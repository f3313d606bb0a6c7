import { aids } from './care/aids.ts';
import { baby } from './play/baby.ts';
import { bags } from './fashion/bags.ts';
import { beauty } from './care/beauty.ts';
import { bicycles } from './sports/bicycles.ts';
import { camping } from './sports/camping.ts';
import { children } from './play/children.ts';
import { clothing } from './fashion/clothing.ts';
import { cosmetics } from './care/cosmetics.ts';
import { crafts } from './play/crafts.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion/fashion.ts';
import { festivities } from './play/festivities.ts';
import { food } from './food/food.ts';
import { footwear } from './fashion/footwear.ts';
import { fresh } from './food/fresh.ts';
import { games } from './play/games.ts';
import { gamesAndFitness } from './sports/games-and-fitness.ts';
import { garden } from './garden.ts';
import { gems } from './fashion/gems.ts';
import { hair } from './care/hair.ts';
import { health } from './care/health.ts';
import { hobbies } from './play/hobbies.ts';
import { home } from './home.ts';
import { hunting } from './sports/hunting.ts';
import { hygiene } from './care/hygiene.ts';
import { instruments } from './play/instruments.ts';
import { interior } from './interior.ts';
import { jewellery } from './fashion/jewellery.ts';
import { kitchen } from './kitchen.ts';
import { leisure } from './play/leisure.ts';
import { media } from './play/media.ts';
import { medicine } from './care/medicine.ts';
import { music } from './play/music.ts';
import { office } from './office.ts';
import { outdoors } from './sports/outdoors.ts';
import { pantry } from './food/pantry.ts';
import { pets } from './pets.ts';
import { produce } from './food/produce.ts';
import { snow } from './sports/snow.ts';
import { sports } from './sports/sports.ts';
import { sweetsAndDrinks } from './food/sweets-and-drinks.ts';
import { toys } from './play/toys.ts';
import { underwear } from './fashion/underwear.ts';
import { vehicles } from './vehicles.ts';
import { water } from './sports/water.ts';

/** The vocabularies of what is sold, by kinds of shops. Of a name in two of them, the first counts first. */
export const things: readonly string[] = [
  electronics,
  home,
  garden,
  children,
  fashion,
  food,
  outdoors,
  vehicles,
  bicycles,
  interior,
  kitchen,
  beauty,
  health,
  jewellery,
  leisure,
  music,
  office,
  pets,
  sports,
  clothing,
  underwear,
  footwear,
  bags,
  gems,
  cosmetics,
  hair,
  hygiene,
  medicine,
  aids,
  baby,
  toys,
  games,
  festivities,
  crafts,
  media,
  instruments,
  hobbies,
  snow,
  water,
  camping,
  hunting,
  gamesAndFitness,
  fresh,
  pantry,
  produce,
  sweetsAndDrinks,
];
