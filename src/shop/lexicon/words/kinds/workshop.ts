/** Tools, gardens, cars and bicycles: kinds of things and their members, as `words/kinds.ts` describes. */
export const workshopKinds = `
  tools | werkzeug, werkzeuge | verktøy > hand tools, power tools
  hand tools | handwerkzeug, handwerkzeuge | håndverktøy > hammer!, screwdriver, pliers, wrench, saw, hand saw, chisel, mallet, crowbar, hex key, socket set, spirit level, tape measure, utility knife, clamp, claw hammer, folding rule, tool kit, multi tool, axe
  power tools, electric tools | elektrowerkzeug, elektrowerkzeuge, akkuwerkzeug | elektroverktøy, elverktøy > drill, cordless screwdriver, rotary hammer, combi drill, jig saw, circular saw, angle grinder, sander, planer!, chainsaw, heat gun
  saws | sägen | sager > hand saw, jig saw, circular saw, chainsaw, hacksaw
  measuring tools, measuring instruments | messwerkzeuge, messwerkzeug | måleverktøy, måleinstrumenter > tape measure, folding rule, spirit level, multimeter, laser level, caliper
  power tool accessories | elektrowerkzeugzubehör | tilbehør til elektroverktøy > drill bit, saw blade, sanding disc, screwdriver bit, saw chain
  abrasives | schleifmittel | slipemidler > sandpaper, sanding disc, whetstone
  fasteners, fixings | befestigungsmaterial, befestigungsmittel, befestigungstechnik | festemidler, festemateriell > screw!, nail?, wall plug, bolt?, cable ties, rivet, threaded rod
  adhesives, glues | klebstoffe, klebemittel | limtyper > kleber, super glue, glue stick, epoxy resin, wood glue
  adhesive tapes | klebebänder | teiper > sellotape, packing tape, masking tape, duct tape, washi tape
  paints, coatings | anstrichfarben, anstrichmittel, lacke und farben | malingsprodukter > wall paint, fence paint, metal paint, varnish, wood stain, primer?, chalk paint, spray paint
  decorating tools, painting tools | malerwerkzeug, malerzubehör, malerbedarf | maleutstyr, malerverktøy > paintbrush, paint roller, masking tape, flat brush, filler?, dust sheet
  workshop equipment | werkstattausrüstung, werkstattbedarf, werkstatteinrichtung | verkstedutstyr > workbench, vise, toolbox, sawhorse, work light, cable reel, clamp
  building materials | baustoffe, baumaterial | byggevarer, byggematerialer > cement, plasterboard, plywood, roof tile, insulation wool, mortar mix
  flooring, floor coverings | bodenbeläge, fußbodenbeläge | gulvbelegg > laminate flooring, parquet, vinyl flooring, floor tile
  electrical supplies, electrical installation material | elektromaterial, elektroinstallationsmaterial | elektromateriell > power socket, light switch, dimmer, extension cord, power strip, cable reel, surge protector, fuse
  protective equipment, protective gear, safety gear, ppe | schutzausrüstung, arbeitsschutz, persönliche schutzausrüstung | verneutstyr > safety glasses, ear defenders, respirator, work gloves, hard hat, safety shoes, reflective vest, disposable gloves
  workwear, work clothes, work clothing | arbeitskleidung, berufsbekleidung, arbeitsbekleidung | arbeidsklær, arbeidstøy > work trousers, work jacket, safety shoes, coveralls, lab coat, chef jacket, reflective vest, work gloves

  garden tools, gardening tools | gartengeräte, gartenwerkzeug, gartenwerkzeuge | hageredskaper, hageverktøy, hageredskap > spade, rake, hoe, secateurs, trowel, garden fork, hedge shears, loppers, leaf rake, weeder
  garden machinery, garden power tools, garden machines | gartenmaschinen, motorgartengeräte | hagemaskiner > lawn mower, robot mower, hedge trimmer, leaf blower, grass trimmer, chainsaw, scarifier, pressure washer, cultivator, snow blower
  irrigation, irrigation equipment, watering equipment | bewässerung, gartenbewässerung, bewässerungssysteme | vanningsutstyr, hagevanning > garden hose, watering can, sprinkler, hose reel, rain barrel, spray nozzle
  gardening supplies, garden supplies | gartenbedarf, gartenzubehör | hageartikler, hageutstyr > garden tools, irrigation, fertilizer, potting soil, flower pot, raised bed, garden gloves, grass seed
  houseplants, indoor plants | zimmerpflanzen | stueplanter, potteplanter > monstera, orchid, cactus, succulent, ficus
  flowers | blumen | blomster > sunflower, rose?, tulip, orchid, lavender?, wildflowers?, dahlia, daffodil
  flower bulbs, bulbs for planting | blumenzwiebeln | blomsterløker > tulip, daffodil, dahlia, crocus
  plant care, plant nutrition | pflanzenpflege, düngemittel | plantepleie, plantenæring > fertilizer, lawn fertilizer, potting soil, mulch
  barbecue accessories, grill accessories, bbq accessories | grillzubehör | grilltilbehør, grillutstyr > charcoal, fire lighters, grill brush, skewers, meat thermometer, grill tongs
  barbecues, bbqs | grillgeräte | griller > gas grill, kettle grill, charcoal grill
  snow removal, snow clearing | schneeräumung, winterdienst | snørydding > snow shovel, snow blower, de-icing salt
  pest control | schädlingsbekämpfung, ungezieferbekämpfung | skadedyrbekjempelse > mosquito net, insect repellent, mouse trap, fly trap, ant bait
  pool accessories, pool supplies | poolzubehör, poolbedarf | bassengtilbehør, bassengutstyr > pool pump, pool cover, chlorine tablets

  car accessories, auto accessories | autozubehör, kfz-zubehör | biltilbehør, bilutstyr > car mat, seat cover, roof rack, roof box, dash cam, car charger, warning triangle, first aid kit, jump leads, bike rack
  car parts, auto parts, automotive parts | autoteile, kfz-teile, autoersatzteile | bildeler, reservedeler til bil > brake disc, brake pad, spark plug, cabin filter, shock absorber, timing belt, v-belt, exhaust, headlight, tail light, wiper, car battery, glow plug
  car care, car cleaning | autopflege, fahrzeugpflege | bilpleie > car wax, car shampoo, car polish, screenwash
  operating fluids, car fluids | betriebsstoffe, betriebsflüssigkeiten | bilvæsker > engine oil, antifreeze, brake fluid, screenwash
  tires, tyres | autoreifen | bildekk > winter tire, summer tire, studded tire
  bicycles, bikes | fahrräder, räder | sykler > mountain bike, city bike, road bike, kids bike, cargo bike, electric bike, gravel bike, trekking bike, folding bike, bmx bike, fat bike
  bike accessories, bicycle accessories, cycling accessories | fahrradzubehör | sykkeltilbehør, sykkelutstyr > bicycle helmet, bike lock, bicycle light, bicycle bell, mudguard, bottle cage, bike basket, luggage rack, pannier, bike computer, kickstand, saddle bag, bicycle pump
  bike parts, bicycle parts | fahrradteile, fahrradersatzteile | sykkeldeler > saddle?, handlebar, pedal?, brake pad, inner tube, fahrradkette, rear derailleur, front derailleur, crankset, chainring, bike cassette, seatpost, bottom bracket, bike wheel, spokes, handlebar grips, disc brake, gear shifter
  bicycle tools, bike tools | fahrradwerkzeug | sykkelverktøy > chain tool, tire lever, puncture repair kit, multi tool, repair stand
  cycling clothes, cycling wear, cycling clothing | fahrradbekleidung, radbekleidung, fahrradkleidung | sykkelklær, sykkeltøy > cycling jersey, cycling shorts, cycling jacket, cycling gloves, cycling shoes, overshoes, arm warmers
  motorcycle gear, motorcycle clothing | motorradbekleidung, motorradausrüstung | mc-utstyr, mc-klær > motorcycle helmet, motorcycle jacket, motorcycle gloves
`;
