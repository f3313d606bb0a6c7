/** Kitchens, cleaning, furniture and the home: kinds of things and their members, as `words/kinds.ts` describes. */
export const householdKinds = `
  drinkware, drinking vessels | trinkgefäße, trinkgeschirr | drikkekar > cup!, mug!, glass?, wine glass, beer glass, champagne glass, whisky glass, espresso cup, travel mug, tumbler, goblet
  glassware | glaswaren | glassvarer > wine glass, beer glass, champagne glass, whisky glass, glass?, decanter, jug!, tumbler
  barware, bar accessories | barzubehör, bar-zubehör | barutstyr, bartilbehør > cocktail shaker, corkscrew, decanter, whisky glass, wine glass, beer glass, champagne glass, ice cube tray
  tableware, crockery, dinnerware | geschirr, tafelgeschirr, essgeschirr | servise, dekketøy > plate!, bowl?, cup!, mug!, teapot, jug!, salad bowl, butter dish, egg cup, cake stand, soup plate, gravy boat, sugar bowl
  cutlery, silverware, flatware | besteck, essbesteck | bestikk > fork!, dessert fork, spoon, knife?, steak knife, salad servers, teaspoon, tablespoon, butter knife, camping cutlery, chopsticks
  serveware | servierzubehör | serveringsutstyr > serving tray, cake stand, salad bowl, salad servers, jug!, bowl?, gravy boat, cheese board
  cookware, pots and pans | kochgeschirr, töpfe und pfannen | kokekar, gryter og panner > pan!, pot!, wok, grill pan, pressure cooker, casserole, camping cookware
  bakeware, baking equipment, baking supplies, baking accessories | backformen, backzubehör, backbedarf | bakeutstyr, bakeformer > baking tray, baking tin, loaf tin, muffin tin, springform, baking dish, rolling pin, cookie cutter, piping bag, mixing bowl, baking paper, dough scraper, cooling rack
  kitchen utensils, kitchen tools, cooking utensils, kitchen gadgets | küchenhelfer, küchenutensilien, kochutensilien, küchenwerkzeug | kjøkkenredskaper, kjøkkenredskap > whisk, grater, ladle, spatula, dough scraper, kitchen tongs, peeler, garlic press, can opener, corkscrew, colander, measuring cup, measuring spoons, rolling pin, mortar and pestle, salad spinner, kitchen scale, wooden spoon, potato masher, pizza cutter
  kitchenware, kitchen supplies | küchenbedarf, küchenartikel, küchenzubehör | kjøkkenutstyr, kjøkkenartikler, kjøkkentilbehør > kitchen utensils, cookware, bakeware, cutting board, chef's knife, bread knife, food storage, knife block, spice rack
  food storage | vorratsbehälter, vorratshaltung | matoppbevaring > food container, storage jar, bread bin, lunch box, freezer bags, cling film, aluminum foil
  kitchen textiles, kitchen linens | küchentextilien, küchenwäsche | kjøkkentekstiler > tea towel, apron, oven gloves, pot holder, dishcloth
  table linen, table linens, table textiles | tischwäsche, tischtextilien | bordtekstiler > tablecloth, placemat, napkin, table runner
  kitchen appliances, small kitchen appliances | küchengeräte, küchenkleingeräte | kjøkkenmaskiner, kjøkkenapparater > kettle, coffee maker, blender, toaster, hand blender, hand mixer, stand mixer, food processor, air fryer, deep fryer, juicer, waffle maker, sandwich maker, bread maker, espresso machine, rice cooker, slow cooker, egg cooker, ice cream maker, popcorn maker, raclette, microwave, milk frother, coffee grinder
  household appliances, home appliances, domestic appliances | haushaltsgeräte, elektrohaushaltsgeräte | husholdningsapparater > kitchen appliances, white goods, vacuum cleaner, robot vacuum, steam iron, steam cleaner, sewing machine
  white goods, major appliances, large appliances | weiße ware, großgeräte, haushaltsgroßgeräte | hvitevarer > fridge, freezer, washing machine, tumble dryer, dishwasher, oven, stove?, hob, cooker hood
  coffee equipment, coffee gear | kaffeezubehör, kaffeezubereitung | kaffeutstyr, kaffetilbehør > coffee maker, french press, moka pot, coffee grinder, milk frother, coffee filter, espresso machine
  tea accessories | teezubehör | teutstyr, tetilbehør > teapot, tea strainer

  cleaning products, cleaning agents, cleaners, cleaning supplies | putzmittel, reinigungsmittel, haushaltsreiniger | rengjøringsmidler, rengjøringsmiddel, vaskemidler > toilet cleaner, window cleaner, limescale remover, stain remover, dish soap, detergent, drain cleaner, dishwasher tablets, all purpose cleaner, bathroom cleaner, oven cleaner, scouring cream, floor cleaner, bleach
  cleaning tools, cleaning equipment | putzutensilien, reinigungsgeräte, putzgeräte | rengjøringsutstyr, vaskeutstyr > broom, mop, bucket!, dustpan, sponge!, squeegee, microfiber cloth, dish brush, rubber gloves, window vac, dishcloth
  laundry products, laundry supplies | wäschepflege | klesvask, tøyvask > detergent, fabric softener, stain remover, laundry basket, clothes rack, clothes pegs, laundry bag
  household paper, paper hygiene | hygienepapier | husholdningspapir > toilet paper, kitchen roll, tissues, napkin
  household goods, housewares, homewares | haushaltswaren, haushaltsartikel | husholdningsartikler > kitchenware, tableware, cutlery, cleaning tools

  furniture | möbel, mobiliar, möbelstücke | møbler > sofa, armchair, chair!, table!, desk, bed!, wardrobe, chest of drawers, shelf!, bookcase, bench?, stool!, nightstand, coffee table, sideboard, dining table, dining chair, bar stool, beanbag, pouf, tv stand, dressing table, console table, recliner, rocking chair, cabinet, corner sofa, sofa bed
  seating | sitzmöbel, sitzgelegenheiten | sittemøbler, sitteplasser > chair!, armchair, sofa, stool!, bench?, bar stool, dining chair, pouf, beanbag, recliner, rocking chair, office chair, gaming chair
  bedroom furniture | schlafzimmermöbel | soveromsmøbler > bed!, wardrobe, nightstand, chest of drawers, dressing table, bed frame, box spring bed, bunk bed
  living room furniture | wohnzimmermöbel | stuemøbler > sofa, armchair, coffee table, tv stand, bookcase, sideboard, corner sofa, recliner, pouf
  dining room furniture | esszimmermöbel | spisestuemøbler > dining table, dining chair, sideboard, display cabinet
  office furniture | büromöbel | kontormøbler > desk, office chair, bookcase, filing cabinet
  hallway furniture | flurmöbel, dielenmöbel, garderobenmöbel | gangmøbler, entrémøbler > coat rack, shoe cabinet, shoe rack, console table, umbrella stand
  bathroom furniture | badmöbel, badezimmermöbel | baderomsmøbler > bathroom cabinet, mirror cabinet, bathroom sink
  children's furniture, kids furniture, nursery furniture | kindermöbel, babymöbel | barnemøbler > cot, bunk bed, high chair, loft bed, travel cot
  garden furniture, outdoor furniture, patio furniture | gartenmöbel, balkonmöbel, terrassenmöbel | hagemøbler, utemøbler > garden bench, deck chair, parasol, garden chair, garden table, hammock, lounge set
  storage furniture | aufbewahrungsmöbel, stauraummöbel | oppbevaringsmøbler > wardrobe, chest of drawers, shelf!, bookcase, sideboard, cabinet, shoe cabinet, display cabinet
  storage solutions, home storage | aufbewahrung, ordnungssysteme, aufbewahrungslösungen | oppbevaring, oppbevaringsløsninger > storage box, basket!, shelf!, laundry basket, food container, shoe rack, coat rack
  bedding, bed linen, bedclothes | bettwäsche, bettwaren, bettzeug | sengetøy, sengesett > duvet cover, pillowcase, fitted sheet, bed sheet, duvet, bedspread, mattress protector
  home textiles, soft furnishings | heimtextilien, wohntextilien | boligtekstiler, interiørtekstiler > cushion!, blanket!, curtain!, rug!, towel!, tablecloth, bedding, cushion cover, bedspread
  window coverings, window treatments | fensterdekoration, sichtschutz für fenster | vindusdekor, solskjerming > curtain!, roller blind, venetian blind, blackout curtain, pleated blind
  lighting, light fixtures, luminaires | beleuchtung, beleuchtungskörper | belysning > lamp!, floor lamp, table lamp, pendant lamp, wall lamp, ceiling light, chandelier, spotlight, bedside lamp, outdoor light, led strip, fairy lights, night light, solar light
  outdoor lighting, garden lighting | außenbeleuchtung, gartenbeleuchtung | utebelysning, hagebelysning > outdoor light, solar light, fairy lights
  home decor, home decorations, decorations, home accessories | deko, dekoration, wohnaccessoires, wohndeko, dekoartikel | pynt, boligpynt, dekorasjon, interiørdetaljer > vase, candle, candlestick, picture frame, mirror!, poster, wall sticker, canvas print, artificial flowers, scented candle, tealight holder, candle lantern, figurine, wreath
  wall decor, wall decorations | wanddeko, wandschmuck, wanddekoration | veggpynt, veggdekorasjon > poster, canvas print, mirror!, wall sticker, picture frame
  home fragrances, room scents | raumdüfte | romdufter > scented candle, reed diffuser, room spray, aroma diffuser, incense
  candles | kerzen | stearinlys > scented candle, tea light, birthday candles
  bathroom accessories, bath accessories | badaccessoires, badzubehör, badezimmerzubehör | baderomstilbehør, badetilbehør > soap dispenser, soap dish, toothbrush holder, toilet brush, towel rail, bath mat, shower curtain, shower caddy, toilet roll holder, towel hook
  bathroom textiles, bath linen, bath linens | badtextilien, frottierwaren, frotteewaren | baderomstekstiler > towel!, bath towel, bath mat, hand towel, face cloth
  sanitary ware, bathroom fixtures | sanitärkeramik, sanitärobjekte | sanitærporselen, sanitærutstyr > bathroom sink, toilet!, bathtub, shower!, urinal, cistern, faucet, shower head, shower tray
  plumbing supplies | sanitärbedarf, installationsbedarf | rørleggerutstyr, vvs-utstyr > siphon, ball valve, o-ring, pipe cutter, ptfe tape, pipe clip, pipe insulation
  heating appliances, heating devices | heizgeräte, heizungen | varmeapparater, oppvarming > space heater, radiator, oil radiator, infrared heater, patio heater, fireplace, wood stove
  air treatment, climate control | raumklima, klimatechnik | inneklima, klimaapparater > air conditioner, air purifier, humidifier, dehumidifier, fan?
  home security, security devices | sicherheitstechnik, einbruchschutz | boligsikkerhet, innbruddssikring > smoke detector, security camera, alarm system, padlock, smart lock, safe box, motion sensor
  fire safety, fire protection | brandschutz | brannsikring, brannvern > smoke detector, fire extinguisher, carbon monoxide alarm, fire blanket
  smart home, home automation | smart home, hausautomation, smart-home-geräte | smarthjem > smart plug, smart bulb, smart speaker, smart lock, motion sensor, radiator thermostat, thermostat
`;
