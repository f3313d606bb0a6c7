/** Babies, toys, books, sports, outdoors and music: kinds of things and their members, as `words/kinds.ts` describes. */
export const leisureKinds = `
  baby products, baby gear, baby items, baby supplies, baby things | babyartikel, babyausstattung, babybedarf, erstausstattung | babyutstyr, babyartikler, babyting > diaper, baby bottle, babywagen, travel buggy, soother, bib, baby monitor, baby carrier, cot, changing mat, play mat, bodysuit, wet wipes, baby bath
  nappy changing, changing supplies | wickelbedarf, wickelzubehör | stelleutstyr, bleieskift > diaper, cloth nappy, wet wipes, changing mat, nappy bag
  baby feeding | babyernährung, babyfütterung | spiseutstyr til baby > baby bottle, teat, bib, sippy cup, breast pump, baby formula
  baby food | babynahrung, babykost | babymat > baby formula, baby porridge
  baby proofing, child safety | kindersicherung, kindersicherheit | barnesikring > safety gate, play pen, corner protectors
  child car seats, car seats | autokindersitze, kindersitze | bilstoler, barneseter > infant car seat, booster seat, child seat
  baby care | babypflege | babypleie, babystell > wet wipes, diaper, baby bath, baby oil

  toys, playthings | spielzeug, spielzeuge, spielwaren, spielsachen | leker, leketøy > doll, cuddly toy, teddy, building blocks, train set, marble run, toy car, action figure, play figures, toy animal, baby toys, construction toys, outdoor toys, pretend play toys, toy vehicles, bath duck, spinning top, yo-yo, jigsaw puzzle?, board game?
  baby toys | babyspielzeug | babyleker > rattle, teether, play gym, stacking tower, shape sorter, play mat
  construction toys, building toys | konstruktionsspielzeug, bauspielzeug | byggeleker, konstruksjonsleker > building blocks, construction set, magnetic tiles, marble run
  outdoor toys, garden toys | outdoor-spielzeug, gartenspielzeug, spielzeug für draußen | uteleker, hageleker > swing, sandpit, sand toys, trampoline, playground slide, climbing frame, water pistol, soap bubbles, kite, play tent, frisbee
  ride on toys, ride-ons, kids vehicles | kinderfahrzeuge, rutschfahrzeuge | sparkebiler, gåbiler > balance bike, tricycle, ride on car, go kart, push along walker
  bath toys | badespielzeug, badewannenspielzeug | badeleker > bath duck
  pretend play toys, role play toys, pretend play | rollenspielzeug | rolleleker > toy kitchen, toy shop, play food, doctor's case, toy tools, toy cash register, hand puppet, toy tea set
  toy vehicles | spielzeugfahrzeuge, spielfahrzeuge | lekebiler, lekekjøretøy > toy car, toy tractor, toy excavator, fire engine, garbage truck, police car, dump truck, toy train, slot car track
  soft toys, stuffed animals, plush toys, cuddly toys, plushies | kuscheltiere, plüschtiere, stofftiere | kosedyr, tøydyr > teddy
  educational toys, learning toys | lernspielzeug, lernspiele | læringsleker, pedagogiske leker > science kit, microscope, shape sorter
  parlour games, tabletop games, parlor games | gesellschaftsspiele | selskapsspill, familiespill > board game, card game, memory game, dice game, family game, strategy game, party game, quiz game, chess, backgammon, dominoes, playing cards
  puzzles and brain teasers | knobelspiele, denkspiele, geduldsspiele | hjernetrimspill > jigsaw puzzle?, brain teaser, magic cube, sudoku
  craft supplies, crafts, craft materials, crafting supplies | bastelbedarf, bastelmaterial, bastelsachen, bastelzubehör | hobbymateriell, hobbyartikler, formingsmateriell > craft kit, beads, fuse beads, construction paper, glitter, pipe cleaners, modelling dough, glue stick, craft scissors, washi tape, origami paper, air dry clay
  party supplies, party accessories, party goods | partybedarf, partyzubehör, partyartikel | festartikler, partyutstyr, festutstyr > balloon, garland, bunting flags, confetti, paper plates, paper cups, party hat, paper streamers, birthday candles, drinking straws, party popper
  party decorations | partydeko, partydekoration | festpynt, bursdagspynt > balloon, garland, bunting flags, paper streamers, disco ball, confetti
  christmas decorations, christmas ornaments, xmas decorations | weihnachtsdeko, weihnachtsschmuck, weihnachtsdekoration | julepynt, juledekorasjoner > christmas baubles, christmas tree, advent wreath, nativity scene, christmas stocking
  easter decorations | osterdeko, osterdekoration | påskepynt > easter egg, easter bunny
  gift packaging, gift wrapping, wrapping supplies | geschenkverpackung, geschenkverpackungen | gaveinnpakning > wrapping paper, gift bag, gift box, wrapping ribbon
  greeting cards | grußkarten, glückwunschkarten | gratulasjonskort > birthday card, wedding card, postcard, invitation cards
  ball games | ballspiele | ballspill > football, basketball, volleyball, handball
  garden games, lawn games | gartenspiele | hagespill, utespill > petanque, frisbee, croquet set, badminton set

  books, reading material | bücher, lektüre | bøker, lesestoff > novel, crime novel, cookbook, children's book, picture book, biography, textbook, travel guide, dictionary, encyclopedia, atlas, comic, short stories, fairy tales
  fiction | belletristik | skjønnlitteratur > novel, crime novel, fantasy novel, historical novel, science fiction, short stories
  non-fiction, nonfiction | sachbücher, sachbuch | sakprosa, fagbøker > biography, cookbook, travel guide, self help book, textbook, dictionary, encyclopedia, atlas
  children's books, kids books | kinderbücher | barnebøker > picture book, board book, fairy tales, bedtime stories
  reference books, reference works | nachschlagewerke | oppslagsverk > dictionary, encyclopedia, atlas
  films, movies | filme, spielfilme | filmer, spillefilmer > dvd, blu-ray
  recorded music, music media | tonträger, musikmedien | musikkmedier > cd, vinyl record

  sports equipment, sporting goods, sports gear | sportgeräte, sportartikel, sportausrüstung | sportsutstyr, idrettsutstyr > balls, racket, fitness equipment, yoga mat, skis, tennis racket, table tennis bat, golf club, skateboard
  fitness equipment, gym equipment, exercise equipment, workout equipment, fitness gear | fitnessgeräte, trainingsgeräte, fitnesszubehör, sportgeräte für zuhause | treningsutstyr, treningsapparater > dumbbell, kettlebell, barbell, treadmill, exercise bike, rowing machine, resistance band, skipping rope, exercise ball, pull up bar, foam roller, weight bench, elliptical trainer, weight plate, medicine ball
  free weights | hanteln | frivekter > dumbbell, kettlebell, barbell, weight plate
  cardio machines, cardio equipment | cardiogeräte, ausdauergeräte | kondisjonsapparater > treadmill, exercise bike, rowing machine, elliptical trainer
  yoga equipment, yoga accessories, yoga gear | yogazubehör | yogautstyr > yoga mat, yoga block, yoga strap, yoga bolster, meditation cushion
  balls, sports balls | bälle | baller > football, basketball, volleyball, handball, rugby ball, tennis ball, golf ball
  football equipment, football gear, soccer gear, soccer equipment | fußballausrüstung, fußballzubehör | fotballutstyr > football, football boots, shin guards, football goal, goalkeeper gloves, football shirt
  racket sports, racquet sports | schlägersport, rückschlagspiele | racketsport > tennis racket, badminton racket, squash racket, padel racket, tennis ball, shuttlecock, overgrip
  tennis equipment, tennis gear | tenniszubehör, tennisausrüstung | tennisutstyr > tennis racket, tennis ball, tennis string, overgrip
  table tennis equipment | tischtenniszubehör | bordtennisutstyr > table tennis bat, table tennis ball, table tennis table
  golf equipment, golf gear | golfausrüstung, golfzubehör | golfutstyr > golf club, golf ball, golf bag, golf tee, golf trolley
  winter sports equipment, winter sports gear | wintersportausrüstung, wintersportartikel | vintersportsutstyr > skis, snowboard, ski boots, ice skates, sledge, ski poles, ski helmet, snowshoes
  ski equipment, ski gear, skiing gear | skiausrüstung, skizubehör | skiutstyr > skis, ski boots, ski poles, ski bindings, ski helmet, ski wax, cross country skis, climbing skins
  ski clothing, ski clothes, ski wear | skibekleidung, skikleidung | skiklær > ski jacket, ski pants, ski gloves
  ice hockey gear, ice hockey equipment | eishockeyausrüstung | ishockeyutstyr, hockeyutstyr > hockey stick, hockey puck, ice skates
  water sports equipment, water sports gear | wassersportartikel, wassersportausrüstung | vannsportutstyr > kayak, canoe, paddle board, surfboard, wetsuit, life jacket, kayak paddle
  swimming equipment, swimming gear, swim gear | schwimmzubehör, schwimmausrüstung | svømmeutstyr > swimming goggles, swim cap, kickboard, pull buoy, water wings, swim fins
  diving gear, diving equipment, snorkeling gear, snorkelling gear | tauchausrüstung, schnorchelausrüstung | dykkerutstyr, snorkleutstyr > snorkel, diving mask, swim fins, wetsuit
  boats, watercraft | wasserfahrzeuge, paddelboote | båter > kayak, canoe, inflatable boat
  boxing equipment, boxing gear, martial arts equipment | boxausrüstung, kampfsportausrüstung | bokseutstyr, kampsportutstyr > punch bag, boxing gloves, hand wraps, mouthguard, karate suit
  climbing gear, climbing equipment | kletterausrüstung, kletterzubehör | klatreutstyr > climbing rope, climbing harness, carabiner, climbing shoes, quickdraw, chalk bag
  avalanche gear, avalanche equipment | lawinenausrüstung | skredutstyr > avalanche transceiver, avalanche shovel, avalanche probe
  skates and boards | rollsport | rullesport > inline skates, roller skates, skateboard, longboard
  sports protection, protective pads | protektoren | beskyttelsesutstyr > knee pads, elbow pads, wrist guards, shin guards, mouthguard
  running gear, running equipment, running clothes | laufausrüstung, laufbekleidung | løpeutstyr, løpeklær > running shirt, running shorts, running tights, running vest, running belt, running watch, trail running shoes
  riding equipment, riding gear, equestrian gear, equestrian equipment | reitausrüstung, reitsportartikel, reitzubehör | rideutstyr > bridle, riding helmet, riding boots, riding breeches, stirrup, saddle girth, saddle pad, riding gloves, riding crop

  outdoor gear, outdoor equipment | outdoor-ausrüstung, outdoorausrüstung, outdoor-bedarf | friluftsutstyr, turutstyr > camping gear, hiking boots, hiking backpack, trekking poles, compass, pocket knife, fire starter
  camping gear, camping equipment, camping supplies | campingausrüstung, campingbedarf, campingzubehör | campingutstyr > tent, sleeping bag, sleeping mat, camping stove, camping chair, camping table, camping lantern, air mattress, cool box, headlamp, camping cookware, hammock, tarp
  hiking gear, hiking equipment, trekking gear | wanderausrüstung, wanderzubehör, trekkingausrüstung | fjellturutstyr, fottursutstyr > hiking boots, hiking backpack, trekking poles, hiking trousers, hiking socks, compass, hiking map
  fishing gear, fishing tackle, fishing equipment, fishing supplies | angelausrüstung, angelzubehör, angelbedarf | fiskeutstyr > fishing rod, fishing reel, fishing line, fishing hook, lure, landing net, tackle box, waders, fishing bait, fishing float, fishing weight, fly rod, rod holder
  hunting gear, hunting equipment | jagdausrüstung, jagdzubehör, jagdbedarf | jaktutstyr > hunting knife, rifle scope, trail camera, binoculars
  picnic supplies, picnic gear | picknickzubehör, picknickbedarf | piknikutstyr > picnic blanket, picnic basket, cool box, cooler bag
  optics, optical instruments | optik, optische geräte, ferngläser und teleskope | optikk, optiske instrumenter > binoculars, telescope, microscope, magnifying glass, rifle scope
  beach accessories, beach gear, beach things | strandzubehör, strandartikel, strandsachen | strandting, strandutstyr > beach towel, beach bag, sun hat, sand toys, swim ring, swimwear

  musical instruments, instruments | musikinstrumente, instrumente | musikkinstrumenter, instrumenter > string instruments, wind instruments, keyboard instruments, percussion instruments
  string instruments, stringed instruments | saiteninstrumente | strengeinstrumenter > guitar, acoustic guitar, classical guitar, electric guitar, bass guitar, ukulele, banjo, mandolin, harp, bowed instruments
  bowed instruments, bowed strings | streichinstrumente | strykeinstrumenter > violin, viola, cello, double bass
  plucked instruments | zupfinstrumente | klimpreinstrumenter > guitar, acoustic guitar, classical guitar, ukulele, banjo, mandolin, harp
  wind instruments | blasinstrumente | blåseinstrumenter > woodwind instruments, brass instruments, harmonica
  woodwind instruments, woodwinds | holzblasinstrumente | treblåseinstrumenter, treblåsere > concert flute, clarinet, saxophone, oboe, bassoon, descant recorder, ocarina
  brass instruments | blechblasinstrumente | messinginstrumenter, messingblåsere > trumpet, trombone, french horn, tuba
  keyboard instruments | tasteninstrumente | tangentinstrumenter > piano, digital piano, grand piano, synthesizer, accordion, melodica, midi keyboard
  percussion instruments, percussion | schlaginstrumente, perkussionsinstrumente, percussion | slagverk, perkusjonsinstrumenter, perkusjon > drum kit, cajon, bongos, djembe, tambourine, maracas, xylophone, glockenspiel, snare drum, electronic drums, triangle instrument
  guitar accessories | gitarrenzubehör | gitartilbehør, gitarutstyr > guitar pick, guitar strings, guitar strap, capo, guitar stand, guitar case, gig bag, guitar tuner
  drum accessories | schlagzeugzubehör | trommetilbehør, trommeutstyr > drum sticks, drumhead, practice pad, drum throne
  studio equipment, recording equipment, recording gear | studiotechnik, studioequipment, recording-equipment | studioutstyr, innspillingsutstyr > audio interface, studio monitor, condenser microphone, mixing desk, pop filter, midi keyboard
  stage equipment, event technology | veranstaltungstechnik, bühnentechnik | sceneutstyr > pa system, mixing desk, dj controller, fog machine
  guitar effects, guitar pedals | gitarreneffekte, effektgeräte | gitareffekter, gitarpedaler > effects pedal, distortion pedal, loop station
`;
