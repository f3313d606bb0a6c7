/** Needs and what fits them, as `words/needs.ts` describes: plain words. */
export const plainWordsNeeds = `
  camping, camping trip, first time camping, sleeping outdoors | camping, zelten, campingurlaub, übernachten im zelt | camping, telttur, sove ute > tent, sleeping bag, sleeping mat, camping stove, headlamp?, camping chair?, camping cookware?, camping lantern?
  hiking, hike, hiking trip, day hike | wandern, wanderung, wandertour, wanderurlaub | fottur, gåtur i fjellet, vandretur, dagstur > hiking boots, hiking backpack, hiking poles, hiking socks?, water bottle?, rain jacket?
  mountain trip, in the mountains | in den bergen, bergtour, bergwandern | fjelltur, på fjellet, til fjells > hiking boots, hiking backpack, hiking poles, thermal underwear?, rain jacket?
  go running, jogging, start running, run outdoors | joggen, laufen gehen, joggen gehen, mit laufen anfangen | jogge, løpetur, begynne å løpe > running shoes, running shirt, running shorts, running tights, running belt?, headlamp?
  dark when running, gets dark early, run in the dark, dark evenings | im dunkeln joggen, im dunkeln laufen, früh dunkel, dunkel beim laufen | løpe i mørket, jogge i mørket, tidlig mørkt, mørkt tidlig > headlamp, reflective vest, reflective band, running light?
  cycle to work, bike to work, cycling commute | mit dem rad zur arbeit, fahrrad zur arbeit, radpendler | sykle til jobb, sykle til jobben > bicycle helmet, bicycle light, bicycle lock, pannier, rain trousers?, mudguard?
  swimming, go swimming, swim lessons | schwimmen, schwimmbad, freibad, hallenbad, schwimmkurs | svømme, svømming, svømmehall, svømmekurs > swimsuit, swim trunks, swimming goggles, swim cap, towel?, swim bag?
  beach, beach day, at the beach | strand, strandtag, am strand | strand, strandtur, på stranda, på stranden > beach towel, sunscreen, parasol?, beach bag, swimsuit, swim trunks, cool bag?
  yoga, pilates, stretching at home | yoga, pilates, dehnen | yoga, pilates, tøye > yoga mat, yoga block, yoga strap, leggings?
  climbing, bouldering | klettern, bouldern | klatre, klatring, buldring > climbing shoes, climbing harness, chalk bag, carabiner, climbing rope
  baking, bake a cake, bake cookies, baking with kids | backen, kuchen backen, plätzchen backen, backen mit kindern | bake kake, baking, bake med barn > cake tin, baking tray, mixing bowl, rolling pin?, cookie cutter?, baking paper?
  bake bread, baking bread, homemade bread, sourdough | brot backen, brotbacken, selbst brot, sauerteig | bake brød, brødbaking, surdeig > loaf tin, proofing basket, flour, dough scraper?, yeast?, bread maker?
  picnic, eat in the park | picknick, im park essen | piknik, spise i parken > picnic blanket, picnic basket, cool bag, thermos?
  party, house party, throw a party | party, feier, feiern | hjemmefest > paper cups, paper plates, garland?, balloons, napkins?
  child's birthday, kids birthday party, birthday party | kindergeburtstag, geburtstagsfeier, geburtstagsparty | barnebursdag, bursdagsfest, bursdagsselskap > balloons, garland, birthday candles, paper plates, party hats, napkins?
  new home, new flat, first flat | neues zuhause, erste wohnung | nytt hjem, første leilighet > vase, candle, houseplant?, chopping board?, pepper mill?, tea towel?
  festival, music festival, festival weekend | festival, musikfestival | festival, musikkfestival > tent, sleeping bag, ear plugs, rain poncho, power bank?, rubber boots?
  sauna, sauna evening | saunieren, saunabesuch, saunagang | badstue, badstu > sauna towel?, bathrobe, flip flops
  hunting, on the hunt | jagen, auf der jagd | jakt, på jakt > binoculars, hunting knife, hunting jacket?, thermos?
  beard, my beard | bart, mein bart, vollbart | skjegg, bart, skjegget > beard oil, beard trimmer, beard balm, razor?, beard brush?
  sore bottom, baby's bottom, red bottom | popo, babypopo, po wund, wund am po | babyrumpa, rød rumpe, sår rumpe > nappy rash cream, baby powder, wet wipes?, nappy?
  expressing milk, pumping at work | abpumpen, milch abpumpen, pumpen und stillen | pumpe melk, pumpe på jobb > breast pump, breast milk bags, nursing pads?
  teething, baby teething, first teeth coming | zahnen, zahnt, baby bekommt zähne, zähne kommen | får tenner, tannfrembrudd, tenner på vei > teether, teething gel, dribble bib
  breastfeeding, nursing baby | stillen, stillzeit | amme, amming > nursing bra, nursing pads, nipple cream, nursing pillow
  pregnant, pregnancy | schwanger, schwangerschaft | gravid, svangerskap > nursing pillow, body oil?, maternity clothes?, folic acid?
  sore back, back hurts | rücken, rücken tut weh, verspannter rücken | ryggen, vondt i ryggen, vond rygg > heat patch, foam roller?, heat pack, seat cushion?
  my knee, knee hurts, knee pain | knieschmerzen, knie tut weh, knieprobleme | vondt i kneet, vondt i knærne, kneplager > knee brace, knee pads?, cold pack?
  cold feet, feet always cold | kalte füße, füße immer kalt | kalde føtter, kald på føttene, kald på beina > wool socks, slippers, hot water bottle, foot warmer?
  cold hands, freezing fingers | kalte hände, kalte finger, frierende hände | kalde hender, kalde fingre, fryser på fingrene > gloves, mittens, hand warmers
  snoring, snores, snore | schnarchen, schnarcht | snorker, snorke, snorking > nasal strips, anti snoring device, ear plugs
  sleep badly, can't sleep, sleeping badly | schlecht schlafen, schlafe schlecht, kann nicht schlafen | sover dårlig, får ikke sove, sove bedre > sleep mask, ear plugs, pillow?, sleep tea?, weighted blanket?
  moving house, moving in, moving out, moving home | umziehen, umzug, wir ziehen um | flytting, flytte, skal flytte > moving box, packing tape, bubble wrap, permanent marker?
  new job, first day at work | neuer job, erster arbeitstag | ny jobb, første dag på jobb > notebook?, water bottle?, laptop bag, lunch box?
  first day of school, starting school | einschulung, erster schultag, schulanfang | skolestart, første skoledag, begynner på skolen > school bag, pencil case, lunch box, water bottle, school cone?
  starting nursery, starting kindergarten, starting daycare | kindergartenstart, kita start, eingewöhnung | barnehagestart, begynner i barnehagen > rainwear, slippers, lunch box, name labels, rubber boots?
  long flight, flying long haul, plane journey | langer flug, langstreckenflug, im flugzeug | lang flytur, på flyet, flytur > neck pillow, sleep mask, ear plugs, compression stockings?, headphones?
  road trip, long car journey | lange autofahrt, roadtrip | lang biltur, bilferie > car phone holder?, cool bag, travel pillow?, car organiser?
  paint the fence, fence needs painting | zaun streichen, gartenzaun streichen | male gjerdet, male gjerde, beise gjerdet > wood stain, wood paint?, paint brush, wood oil?
  paint the wall, painting a room, paint the bedroom | wand streichen, zimmer streichen, wohnung streichen | male veggen, male rommet, male stua > wall paint, paint roller, paint brush, masking tape, dust sheet?
  freezing bedroom, cold in bed, bedroom is freezing, freezing at night | im bett frieren, kaltes schlafzimmer, nachts frieren, friere nachts | fryser om natta, kaldt soverom, fryser i senga > hot water bottle, electric blanket, duvet, bed socks?, blanket?
  cat hair, dog hair, pet hair | katzenhaare, hundehaare, tierhaare | kattehår, hundehår, dyrehår > lint roller, pet hair remover, vacuum cleaner?
  wine stain, wine on shirt | rotweinfleck, rotwein auf dem teppich, weinfleck | rødvinsflekk, rødvin på duken, vinflekk > stain remover, oxygen bleach?
  can't concentrate, noisy office, open plan office | nicht konzentrieren, großraumbüro, lärm im büro | får ikke konsentrert, åpent kontorlandskap, bråk på kontoret > noise cancelling headphones, ear plugs, desk divider?
  too bright to sleep, light wakes me, sun wakes me | zu hell zum schlafen, licht weckt mich, sonne weckt mich | for lyst til å sove, våkner av lyset, sola vekker > blackout curtains, blackout blind, sleep mask
  slugs, slugs eat lettuce, snails in garden | schnecken, schnecken fressen, schnecken im beet | snegler, snegler i hagen, brunsnegler > slug pellets, slug fence
  draught from door, draughty window, cold draught | zieht an der tür, es zieht, zugluft | trekker fra døra, trekk fra vinduet, det trekker > draught excluder, weather strip
  drill a hole, hole in wall | loch in die wand, loch bohren, löcher bohren | hull i veggen, bore hull, bore i veggen > drill, drill bits, wall plug?, stud finder?
  weeds everywhere, weeds in the path, pulling weeds | unkraut, unkraut jäten, unkraut zwischen platten | ugress, luke ugress, ugress mellom hellene > weeder, weedkiller, hoe, weed burner?
  feed birds, feeding birds in winter | vögel im winter, vogelfütterung, meisen füttern | mate fugler, mate småfugler, fugler om vinteren > bird seed, bird feeder, fat balls
  dark when i run, running in the dark | dunkel wenn ich laufe, abends laufen | mørkt når jeg løper, løpe om kvelden, lufte i mørket > headlamp, reflective vest, reflective band, running light?
  snow in driveway, clear snow, shovelling snow | schnee räumen, schnee schippen, schnee in der einfahrt | snø i oppkjørselen, snø i innkjørselen, måke snø > snow shovel, snow blower, road salt?
  sleep in a tent, night in a tent | im zelt schlafen, nacht im zelt | overnatting i telt, sove i telt > tent, sleeping bag, sleeping mat, headlamp?
  mosquitoes, mosquito season, bitten by mosquitoes | mücken, mückenplage, stechmücken, mückenstiche | mygg, myggplage, myggstikk > mosquito spray, mosquito net, bite relief?, citronella candle?
  wasps, wasps at the table, wasp nest | wespen, wespenplage, wespennest | veps, vepsebol, veps på terrassen > wasp trap, insect spray?, fly screen?
  flies in the kitchen, fruit flies | fliegen in der küche, fruchtfliegen, obstfliegen | fluer på kjøkkenet, bananfluer, fruktfluer > fruit fly trap, fly trap, fly screen, fly swatter
  mice in the house, mouse problem | mäuse im haus, mäuseplage | mus i huset, mus på hytta, museproblem > mouse trap
  dog afraid, anxious dog, fireworks fear | hund ängstlich, hund silvester, angst vor feuerwerk | redd hund, engstelig hund, redd for fyrverkeri > calming treats, dog bed?, chew toy?
  for a gardener, loves gardening, keen gardener | gärtnert gern, hobbygärtner, gartenfreund | glad i hagen, hageentusiast, liker hagearbeid > gardening gloves, secateurs, watering can, plant pot?, seeds?
  neck hurts, stiff neck, sore neck | nacken tut weh, verspannter nacken, steifer nacken | vondt i nakken, stiv nakke, stive skuldre > heat pack, neck pillow, wheat bag, neck massager?, heat patch?
  housewarming, housewarming gift, housewarming party, moved into new flat | einweihung, einweihungsparty, einweihungsgeschenk, einzug, neue wohnung, erste eigene wohnung | innflytting, innflyttingsfest, innflyttingsgave, ny leilighet > vase, candle, houseplant?, chopping board?, pepper mill?, tea towel?, door mat?
  moving next month, we are moving, about to move | ziehen um, ziehe um, wohnungswechsel | vi flytter, jeg flytter, flytter snart > moving box, packing tape, bubble wrap, permanent marker?
  new puppy, getting a puppy | neuer welpe, welpe zieht ein | ny valp, får valp, valp i huset > puppy food, dog bed, dog lead, chew toy?
  new kitten, getting a cat | neue katze, kätzchen zieht ein | ny katt, får katt > litter box, cat litter, scratching post, cat food, cat toy
  dirty windows, clean windows | fenster putzen, schmutzige fenster, schlieren am fenster | pusse vinduer, skitne vinduer > window cleaner, squeegee, microfibre cloth, window vacuum?
  clean oven, dirty oven, burnt oven | backofen verkrustet, schmutziger backofen | rengjøre ovnen, skitten stekeovn, vaske ovnen > oven cleaner, baking soda?, steel wool?
  blunt scissors, dull blade | stumpfe schere, stumpfe klinge, messer schneiden nicht | sløv kniv, sløve kniver, sløv saks > knife sharpener, sharpening stone, sharpening steel
  knitting, learn to knit, loves knitting | stricken, stricken lernen, strickt gern | strikking, strikke, lære å strikke > yarn, knitting needles, knitting pattern?, knitting bag?, stitch markers?
  sewing, learn to sew, loves sewing | nähen, nähen lernen, näht gern | sying, lære å sy, liker å sy > sewing machine, sewing kit, sewing thread, fabric?, sewing scissors?
  halloween, halloween party | halloween, halloweenparty | halloween, halloweenfest > halloween costume, face paint?
`;
