import { animals } from './animals.ts';
import { appliances } from './appliances.ts';
import { audioPhoto } from './audio-photo.ts';
import { beauty } from './beauty.ts';
import { bedAndBath } from './bed-and-bath.ts';
import { bicycles } from './bicycles.ts';
import { children } from './children.ts';
import { cleaning } from './cleaning.ts';
import { computers } from './computers.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { food } from './food.ts';
import { furniture } from './furniture.ts';
import { garden } from './garden.ts';
import { gardening } from './gardening.ts';
import { hardware } from './hardware.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { installation } from './installation.ts';
import { interior } from './interior.ts';
import { jewellery } from './jewellery.ts';
import { kitchen } from './kitchen.ts';
import { kitchenware } from './kitchenware.ts';
import { leisure } from './leisure.ts';
import { lighting } from './lighting.ts';
import { motoring } from './motoring.ts';
import { music } from './music.ts';
import { office } from './office.ts';
import { outdoors } from './outdoors.ts';
import { pets } from './pets.ts';
import { plants } from './plants.ts';
import { sports } from './sports.ts';
import { stationery } from './stationery.ts';
import { terrace } from './terrace.ts';
import { tools } from './tools.ts';
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
  kitchenware,
  cleaning,
  furniture,
  lighting,
  bedAndBath,
  plants,
  gardening,
  terrace,
  tools,
  hardware,
  installation,
  appliances,
  computers,
  audioPhoto,
  motoring,
  stationery,
  animals,
];
