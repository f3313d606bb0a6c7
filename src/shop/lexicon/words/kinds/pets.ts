/** Animals: kinds of things and their members, as `words/kinds.ts` describes. */
export const petKinds = `
  pet supplies, pet products, pet accessories, pet things | tierbedarf, heimtierbedarf, haustierbedarf, tierzubehör | dyreutstyr, kjæledyrutstyr, utstyr til dyr > dog supplies, cat supplies, small animal supplies, aquarium supplies, pet food
  dog supplies, dog accessories, dog things | hundezubehör, hundebedarf | hundeutstyr > dog lead, dog collar, dog bed, dog bowl, dog harness, dog toy, dog food, dog coat, poop bags, dog brush, muzzle, dog treats, dog basket, dog crate
  cat supplies, cat accessories, cat things | katzenzubehör, katzenbedarf | katteutstyr > cat food, cat litter, scratching post, litter box, cat toy, cat bed, cat tree, cat flap, cat bowl, cat treats
  pet food, animal feed | tierfutter, tiernahrung, heimtierfutter | dyrefôr, dyremat > dog food, cat food, puppy food, kitten food, bird seed, fish food, rabbit food, guinea pig food, horse feed, chicken feed
  pet treats | leckerli, leckerlis, tierleckerli | godbiter > dog treats, cat treats, chew bone, horse treats
  pet toys, animal toys | tierspielzeug | dyreleker > dog toy, cat toy, chew toy, hamster wheel
  pet beds | tierbetten | dyresenger > dog bed, cat bed, dog basket
  pet grooming, coat care | fellpflege, tierpflege | pelspleie, pelsstell > dog brush, dog shampoo, undercoat rake, claw clippers, paw balm
  leads and collars | leinen und halsbänder | bånd og halsbånd > dog lead, dog collar, dog harness, retractable lead, cat collar
  small animal supplies, rodent supplies | kleintierzubehör, nagerzubehör, kleintierbedarf, nagerbedarf | smådyrutstyr, gnagerutstyr > rodent cage, rabbit hutch, hamster wheel, small animal bedding, meadow hay, rabbit food, guinea pig food
  bird supplies | vogelzubehör, vogelbedarf | fugleutstyr > bird cage, bird seed, nesting box, bird bath, bird perch, suet balls
  aquarium supplies, aquarium accessories, fishkeeping | aquaristik, aquariumzubehör, aquarienzubehör | akvarieutstyr, akvarietilbehør > aquarium, aquarium filter, aquarium pump, aquarium heater, aquarium gravel, aquarium plants, fish food, air stone
  horse supplies, horse tack, horse gear | pferdezubehör, pferdebedarf | hesteutstyr > horse rug, bridle, head collar, lead rope, saddle pad, hoof pick, horse feed, horse treats, curry comb
  reptile supplies | terraristik, reptilienbedarf, terrarienzubehör | reptilutstyr > terrarium, heat lamp
  parasite protection, tick protection, flea and tick | zeckenschutz, parasitenschutz, flohschutz | flåttmidler, flåttbeskyttelse > tick collar, tick remover, flea treatment, worming tablets
`;
