import { beauty } from './care/beauty.ts';
import { bicycles } from './sports/bicycles.ts';
import { children } from './play/children.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion/fashion.ts';
import { food } from './food/food.ts';
import { garden } from './garden.ts';
import { health } from './care/health.ts';
import { home } from './home.ts';
import { interior } from './interior.ts';
import { jewellery } from './fashion/jewellery.ts';
import { kitchen } from './kitchen.ts';
import { leisure } from './play/leisure.ts';
import { music } from './play/music.ts';
import { office } from './office.ts';
import { outdoors } from './sports/outdoors.ts';
import { pets } from './pets.ts';
import { sports } from './sports/sports.ts';
import { vehicles } from './vehicles.ts';

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
];
