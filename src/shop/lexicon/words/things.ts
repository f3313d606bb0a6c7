import { aids } from './care/aids.ts';
import { animals } from './animals/animals.ts';
import { appliances } from './home/appliances.ts';
import { audioPhoto } from './technology/audio-photo.ts';
import { baby } from './play/baby.ts';
import { bags } from './fashion/bags.ts';
import { beauty } from './care/beauty.ts';
import { bedAndBath } from './home/bed-and-bath.ts';
import { bicycles } from './sports/bicycles.ts';
import { camping } from './sports/camping.ts';
import { children } from './play/children.ts';
import { cleaning } from './home/cleaning.ts';
import { clothing } from './fashion/clothing.ts';
import { computers } from './technology/computers.ts';
import { cosmetics } from './care/cosmetics.ts';
import { crafts } from './play/crafts.ts';
import { electronics } from './technology/electronics.ts';
import { fashion } from './fashion/fashion.ts';
import { festivities } from './play/festivities.ts';
import { food } from './food/food.ts';
import { footwear } from './fashion/footwear.ts';
import { fresh } from './food/fresh.ts';
import { furniture } from './home/furniture.ts';
import { games } from './play/games.ts';
import { gamesAndFitness } from './sports/games-and-fitness.ts';
import { garden } from './garden/garden.ts';
import { gardening } from './garden/gardening.ts';
import { gems } from './fashion/gems.ts';
import { hair } from './care/hair.ts';
import { hardware } from './workshop/hardware.ts';
import { health } from './care/health.ts';
import { hobbies } from './play/hobbies.ts';
import { home } from './home/home.ts';
import { hunting } from './sports/hunting.ts';
import { hygiene } from './care/hygiene.ts';
import { installation } from './workshop/installation.ts';
import { instruments } from './play/instruments.ts';
import { interior } from './home/interior.ts';
import { jewellery } from './fashion/jewellery.ts';
import { kitchen } from './home/kitchen.ts';
import { kitchenware } from './home/kitchenware.ts';
import { leisure } from './play/leisure.ts';
import { lighting } from './home/lighting.ts';
import { media } from './play/media.ts';
import { medicine } from './care/medicine.ts';
import { motoring } from './technology/motoring.ts';
import { music } from './play/music.ts';
import { office } from './office/office.ts';
import { outdoors } from './sports/outdoors.ts';
import { pantry } from './food/pantry.ts';
import { pets } from './animals/pets.ts';
import { plants } from './garden/plants.ts';
import { produce } from './food/produce.ts';
import { snow } from './sports/snow.ts';
import { sports } from './sports/sports.ts';
import { stationery } from './office/stationery.ts';
import { sweetsAndDrinks } from './food/sweets-and-drinks.ts';
import { terrace } from './garden/terrace.ts';
import { tools } from './workshop/tools.ts';
import { toys } from './play/toys.ts';
import { underwear } from './fashion/underwear.ts';
import { vehicles } from './technology/vehicles.ts';
import { water } from './sports/water.ts';

/** The vocabularies of what is sold, each with its department. Of a name in two of them, the first counts first. */
export const things: readonly (readonly [department: string, vocabulary: string])[] = [
  ['technology', electronics],
  ['home', home],
  ['garden', garden],
  ['play', children],
  ['fashion', fashion],
  ['food', food],
  ['sports', outdoors],
  ['technology', vehicles],
  ['sports', bicycles],
  ['home', interior],
  ['home', kitchen],
  ['care', beauty],
  ['care', health],
  ['fashion', jewellery],
  ['play', leisure],
  ['play', music],
  ['office', office],
  ['animals', pets],
  ['sports', sports],
  ['home', kitchenware],
  ['home', cleaning],
  ['home', furniture],
  ['home', lighting],
  ['home', bedAndBath],
  ['garden', plants],
  ['garden', gardening],
  ['garden', terrace],
  ['workshop', tools],
  ['workshop', hardware],
  ['workshop', installation],
  ['home', appliances],
  ['technology', computers],
  ['technology', audioPhoto],
  ['technology', motoring],
  ['office', stationery],
  ['animals', animals],
  ['fashion', clothing],
  ['fashion', underwear],
  ['fashion', footwear],
  ['fashion', bags],
  ['fashion', gems],
  ['care', cosmetics],
  ['care', hair],
  ['care', hygiene],
  ['care', medicine],
  ['care', aids],
  ['play', baby],
  ['play', toys],
  ['play', games],
  ['play', festivities],
  ['play', crafts],
  ['play', media],
  ['play', instruments],
  ['play', hobbies],
  ['sports', snow],
  ['sports', water],
  ['sports', camping],
  ['sports', hunting],
  ['sports', gamesAndFitness],
  ['food', fresh],
  ['food', pantry],
  ['food', produce],
  ['food', sweetsAndDrinks],
];
