/**
 * What things are used for: `English verbs | German verbs | Norwegian verbs > English things | German things | Norwegian
 * things`, the infinitives, and what the things are called that do it.
 */
export const uses = `
  cut, trim, prune, snip, clip | schneiden, stutzen, beschneiden, zuschneiden | klippe, skjære, beskjære, kutte > shears, scissors, secateurs, pruner, loppers, trimmer, clipper, knife, cutter, saw | schere, messer, trimmer, schneider, säge | saks, kniv, trimmer, klipper, sag
  mow | mähen | slå > mower, scythe | mäher, trimmer, sense | gressklipper, trimmer, ljå
  water, irrigate | gießen, bewässern, wässern, sprengen | vanne > watering can, hose, sprinkler | gießkanne, kanne, schlauch, sprenger, regner | vannkanne, slange, spreder
  dig | graben, umgraben, buddeln | grave > spade, shovel, fork | spaten, schaufel, grabegabel | spade, greip, skuffe
  rake | rechen, harken | rake > rake | rechen, harke, laubbesen | rive, rake
  sweep | fegen, kehren | feie, koste > broom, sweeper, brush | besen, kehrmaschine, handfeger | kost, feiekost, feiebrett
  plant, pot, repot | pflanzen, einpflanzen, umtopfen | plante, potte > trowel, spade, planter, soil | pflanzkelle, kelle, schaufel, topf, kübel, erde | planteskje, spade, potte, jord
  fertilize, fertilise | düngen | gjødsle > fertilizer, fertiliser | dünger | gjødsel
  weed | jäten | luke > weeder, hoe | unkrautstecher, jäter, hacke | lukejern, hakke
  compost | kompostieren | kompostere > composter, compost bin | komposter | kompostbinge, kompostbeholder
  drill, bore | bohren, aufbohren, durchbohren | bore, drille > drill, drill bit | bohrmaschine, bohrer, bohrhammer, bohrschrauber | drill, boremaskin, bor, borhammer
  screw, unscrew | schrauben, verschrauben, anschrauben | skru > screwdriver, driver, wrench | schraubendreher, schraubenzieher, schrauber, schraubenschlüssel | skrutrekker, skrumaskin, fastnøkkel
  saw | sägen, zersägen, absägen | sage > saw, jigsaw | säge | sag
  sand, smooth | schleifen, abschleifen, glätten, schmirgeln | slipe, pusse > sander, sandpaper, grinder | schleifer, schleifmaschine, schleifpapier | sliper, pussemaskin, sandpapir, slipepapir
  sharpen | schärfen, nachschärfen | kvesse, bryne > sharpener, whetstone | schärfer, wetzstein, schleifstein, wetzstahl | knivsliper, bryne
  paint | streichen, anstreichen, lackieren, malen | male > paint, varnish, lacquer, brush, roller | farbe, lack, lasur, pinsel, farbroller | maling, lakk, beis, pensel, malerulle
  draw, sketch | malen, zeichnen | tegne, fargelegge > pencil, crayon, marker | stift, kreide, malkasten | blyant, fargestift, tusj
  write | schreiben | skrive > pen, pencil, notebook | stift, kugelschreiber, füller, notizbuch | penn, blyant, notatbok
  glue | kleben, ankleben, verkleben | lime, klistre > glue, adhesive, tape | kleber, klebstoff, leim, klebeband | lim, teip, tape
  hammer | hämmern, nageln | hamre, spikre > hammer | hammer, nagler | hammer, spikerpistol
  measure | messen, abmessen, ausmessen | måle > tape measure, ruler, measuring cup, thermometer | maßband, messbecher, zollstock, lineal, messgerät, thermometer | målebånd, tommestokk, linjal, målebeger, termometer
  weigh | wiegen, abwiegen | veie > scale, scales | waage | vekt
  split | spalten, hacken | kløyve, hogge > axe, splitter | axt, spalter, beil | øks, kløyver
  shovel | schippen, schaufeln | måke > shovel | schaufel, schieber | skuffe, snøskuffe, spade
  clean | reinigen, putzen, säubern | rengjøre, vaske, pusse > cleaner, brush, mop, cloth, pressure washer | reiniger, putzmittel, bürste, wischer, tuch, hochdruckreiniger | rengjøringsmiddel, rens, børste, klut, mopp, høytrykksspyler
  wash | waschen | vaske > detergent, soap, shampoo, washing machine | waschmittel, seife, shampoo, waschmaschine | vaskemiddel, såpe, sjampo, vaskemaskin
  vacuum, hoover | saugen, staubsaugen | støvsuge > vacuum cleaner, vacuum, vac | staubsauger, sauger | støvsuger
  mop | wischen, aufwischen | moppe > mop | wischer, wischmopp | mopp
  iron | bügeln | stryke > iron, ironing board | bügeleisen, bügelbrett | strykejern, strykebrett
  dry | trocknen, abtrocknen, föhnen | tørke, føne > dryer, drier, towel, airer | trockner, föhn, handtuch, wäscheständer | tørker, føner, håndkle, tørkestativ
  cook, boil | kochen | koke > pot, saucepan, cooker, stove, hob, kettle, burner | topf, pfanne, kocher, herd, kochplatte | gryte, kjele, panne, brenner, komfyr, kokeplate, primus
  fry, roast, grill, barbecue | braten, anbraten, grillen | steke, grille > frying pan, grill, barbecue, wok | pfanne, grill, bräter, wok | stekepanne, panne, grill, wok
  bake | backen | bake > baking tin, cake tin, baking tray | backform, backblech, springform | bakeform, kakeform, stekebrett
  mix, stir, whisk | rühren, verrühren, mixen | røre, mikse, vispe, piske > mixer, whisk, blender | mixer, rührgerät, schneebesen | mikser, visp, blender
  blend, puree | pürieren | mose > blender | mixer, pürierstab | blender, stavmikser
  grind | mahlen | kverne > grinder, mill | mühle | kvern, mølle
  grate | reiben, raspeln | rive, raspe > grater | reibe, raspel | rivjern
  peel | schälen | skrelle > peeler | schäler | skreller
  chop, slice | hacken, schneiden | hakke, skjære > knife, chopper, slicer | messer, hacker, hobel | kniv, hakker
  open | öffnen, aufmachen | åpne > opener, corkscrew | öffner, korkenzieher | åpner, korketrekker
  toast | toasten | riste > toaster | toaster | brødrister
  brew | brühen, aufbrühen | brygge, trakte > coffee maker, coffee machine, french press, teapot | kaffeemaschine, kaffeebereiter, espressokocher, teekanne | kaffetrakter, kaffemaskin, presskanne, tekanne
  sew | nähen | sy > sewing machine, needle, thread | nähmaschine, nadel, faden | symaskin, nål, tråd
  knit, crochet | stricken, häkeln | strikke, hekle > yarn, needle, hook | garn, wolle, nadel | garn, strikkepinne, heklenål
  shave | rasieren | barbere > razor, shaver | rasierer, rasierapparat | barbermaskin, barberhøvel
  brush, comb | kämmen, bürsten, putzen | børste, gre, pusse > brush, comb | kamm, bürste | børste, kam
  sleep | schlafen | sove > sleeping bag, mattress, pillow, sleeping mat, bed | schlafsack, matratze, kissen, isomatte, bett | sovepose, madrass, pute, liggeunderlag, seng
  sit | sitzen | sitte > chair, stool, bench, cushion | stuhl, hocker, bank, sessel, sitzkissen | stol, krakk, benk, sittepute
  transport | transportieren, befördern | frakte, transportere > bag, backpack, wheelbarrow, trolley, carrier | tasche, rucksack, schubkarre, trage, wagen | veske, sekk, trillebår, vogn
  store | aufbewahren, verstauen | oppbevare > box, container, jar, basket, shelf | box, dose, kiste, behälter, korb, regal | boks, kasse, beholder, kurv, hylle
  hang | aufhängen | henge > hook, hanger, rack | haken, bügel, garderobe, halter | krok, henger, knagg, stativ
  light, illuminate | beleuchten, leuchten | lyse, belyse > lamp, light, torch, lantern | lampe, leuchte, laterne | lampe, lykt, lys
  heat, warm | heizen, beheizen, wärmen, aufwärmen | varme > heater, stove, hot water bottle, blanket | heizung, heizer, heizlüfter, ofen, wärmflasche, decke | varmeovn, ovn, varmeflaske, pledd
  cool, chill | kühlen, abkühlen | kjøle, avkjøle > fan, cooler, cool box, fridge | ventilator, kühlbox, kühltasche, kühlschrank | vifte, kjølebag, kjøleboks, kjøleskap
  humidify | befeuchten | befukte > humidifier | befeuchter | luftfukter
  dehumidify | entfeuchten | avfukte > dehumidifier | entfeuchter | avfukter
  charge | laden, aufladen | lade > charger, power bank, charging cable | ladegerät, powerbank, ladekabel | lader, powerbank, nødlader, ladekabel
  pump, inflate | pumpen, aufpumpen | pumpe > pump | pumpe | pumpe
  lock | abschließen, absperren | låse > lock, padlock | schloss | lås
  patch | flicken | lappe > repair kit, patch | flickset, flickzeug, flicken | lappesett, lappesaker
  oil, lubricate, grease | ölen, schmieren, fetten | olje, smøre > oil, lubricant, grease | öl, fett, schmierstoff | olje, smøremiddel, fett
  photograph, film | fotografieren, filmen | fotografere, filme > camera | kamera | kamera
`;

/** Of these verbs, things for other objects are no answer: one does not cut hair with hedge shears. */
export const usesOfOneObject =
  'cut draw glue measure clean wash dry cook fry mix chop open brew brush transport store hang light heat cool oil paint plant';

/** What is cut, painted or drilled, and where: `English | German | Norwegian`. */
export const usedOn = `
  hedge | hecke | hekk
  hole | loch | hull
  wall | wand, mauer | vegg, mur
  ceiling | decke | tak
  lawn, grass | rasen, gras | plen, gress
  hair | haar | hår
  tooth, teeth | zahn | tann, tenner
  beard | bart | skjegg
  nail | nagel | negl
  wood | holz | tre, treverk
  metal | metall | metall
  concrete, stone | beton, stein | betong, stein
  tile | fliese | flis
  tree | baum | tre
  branch | ast, zweig | grein, kvist
  bush, shrub | busch, strauch | busk
  flower | blume | blomst
  plant, houseplant | pflanze, zimmerpflanze | plante, potteplante
  leaf, leaves | laub, blätter | løv
  fence | zaun | gjerde
  terrace, patio | terrasse | terrasse
  bread | brot | brød
  cheese | käse | ost
  meat | fleisch | kjøtt
  vegetable | gemüse | grønnsak
  potato | kartoffel | potet
  fruit | obst | frukt
  egg | ei, eier | egg
  milk | milch | melk
  coffee | kaffee | kaffe
  tea | tee | te
  water | wasser | vann
  floor | boden, fußboden | gulv
  carpet, rug | teppich | teppe
  window | fenster | vindu
  clothes, laundry | wäsche, kleidung | klær, klesvask
  shoe | schuh | sko
  snow | schnee | snø
  bicycle, bike | fahrrad, rad | sykkel
  car | auto | bil
  phone | handy, telefon | mobil, telefon
  room | raum, zimmer | rom
  bottle | flasche | flaske
  tin, can | dose | boks
  screw | schraube | skrue
  paper | papier | papir
  knife, knives | messer | kniv
`;
