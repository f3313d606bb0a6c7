import { beauty } from './beauty.ts';
import { bicycles } from './bicycles.ts';
import { children } from './children.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { food } from './food.ts';
import { garden } from './garden.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { interior } from './interior.ts';
import { jewellery } from './jewellery.ts';
import { kitchen } from './kitchen.ts';
import { leisure } from './leisure.ts';
import { music } from './music.ts';
import { office } from './office.ts';
import { outdoors } from './outdoors.ts';
import { pets } from './pets.ts';
import { sports } from './sports.ts';
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
