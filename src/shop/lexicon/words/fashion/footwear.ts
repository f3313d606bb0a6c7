/** Shoes, boots and how to care for them: `English | German | Norwegian`, a concept a line. */
export const footwear = `
  gym shoes, sports shoes, athletic shoes, training shoes | sportschuhe, trainingsschuhe, fitnessschuhe | treningssko, sportssko
  high tops, high top sneakers | high-top-sneaker, high-tops | høye sneakers
  canvas shoes, canvas sneakers | leinenschuhe, stoffschuhe, stoffturnschuhe | tøysko
  plimsolls, gymnastics shoes, gymnastics slippers | gymnastikschuhe, turnschläppchen, gymnastikschläppchen | turnsko, gymsko
  skate shoes, skateboard shoes | skaterschuhe, skateschuhe | skatesko
  approach shoes | zustiegsschuhe | tilstigningssko
  snow boots, moon boots | schneestiefel, moonboots, thermostiefel | snøstøvler, moonboots, cherrox
  cowboy boots, western boots | cowboystiefel, westernstiefel | cowboystøvler, cowboyboots
  biker boots | bikerboots, bikerstiefel | bikerboots
  combat boots, army boots, military boots | springerstiefel, kampfstiefel, militärstiefel | militærstøvler, feltstøvler
  lace up boots | schnürstiefel, schnürboots | snørestøvler, snørestøvletter
  knee high boots, long boots | langschaftstiefel, kniehohe stiefel | langstøvler, knehøye støvler
  thigh high boots, over knee boots | overknee-stiefel, overkneestiefel | lårhøye støvler, overknee-støvler
  chukka boots, desert boots | desert boots, chukka-boots | chukka boots, desert boots
  sheepskin boots | lammfellstiefel, lammfellboots | saueskinnsstøvler
  work boots | arbeitsstiefel | arbeidsstøvler
  safety wellingtons, safety rubber boots | sicherheitsgummistiefel | vernegummistøvler
  brogues | brogues, budapester | brogues
  derby shoes | derbyschuhe | derbysko
  monk strap shoes, monk shoes | monkstraps, monkschuhe | monksko
  boat shoes, deck shoes | bootsschuhe, segelschuhe | seilersko, båtsko
  mary janes, mary jane shoes | spangenschuhe, riemchenpumps | mary jane-sko, spennesko
  slingbacks, slingback pumps | slingpumps, slingbacks | slingbacks
  stilettos, stiletto heels | stilettos | stiletthæler
  platform shoes | plateauschuhe | platåsko
  platform sandals | plateausandalen | platåsandaler
  backless shoes, mule shoes | pantoletten | mules
  pool slides, slide sandals, shower shoes | badelatschen, badeschlappen, badepantoletten, schlappen | badetøfler, badesandaler
  garden clogs, foam clogs, crocs | gummiclogs, badeclogs, gartenclogs, crocs | foppatøfler, crocs
  health sandals, footbed sandals | gesundheitssandalen, fußbettsandalen | helsesandaler, fotformsandaler
  hiking sandals, trekking sandals, sports sandals | trekkingsandalen, outdoorsandalen, wandersandalen | tursandaler, sportssandaler
  gladiator sandals | römersandalen, gladiatorsandalen | gladiatorsandaler
  heeled sandals, strappy sandals | sandaletten, riemchensandalen | sandaletter, stroppesandaler
  felt slippers | filzpantoffeln, filzhausschuhe | filttøfler
  sheepskin slippers | lammfellhausschuhe, lammfellpantoffeln | saueskinnstøfler
  guest slippers | gästepantoffeln, gästehausschuhe | gjestetøfler
  barefoot shoes, minimalist shoes | barfußschuhe, minimalschuhe | barfotsko
  nursing clogs, work clogs | berufsclogs, arbeitsclogs, op-schuhe | arbeidstøfler, sykehustøfler
  dance shoes | tanzschuhe | dansesko
  tap shoes, tap dance shoes | steppschuhe | steppesko
  pointe shoes | spitzenschuhe | tåspissko
  bowling shoes | bowlingschuhe | bowlingsko
  golf shoes | golfschuhe | golfsko
  tennis shoes | tennisschuhe | tennissko
  basketball shoes | basketballschuhe | basketballsko, basketsko
  handball shoes | handballschuhe | håndballsko
  kids shoes, childrens shoes | kinderschuhe | barnesko
  baby shoes, baby booties, crib shoes | babyschuhe, krabbelschuhe | babysko, babytøfler
  first walking shoes, first walkers | lauflernschuhe | lære-gå-sko
  light up shoes, light up trainers | blinkschuhe, leuchtschuhe | blinkesko
  comfort shoes | bequemschuhe, komfortschuhe | komfortsko
  orthopedic shoes, orthopaedic shoes | orthopädische schuhe | ortopediske sko
  heel pads, heel grips, heel cushions | fersenpolster, fersenkissen, fersenhalter | hælputer, hælbeskyttere
  heel tips | absatzflecken, schuhabsätze | hælflikker
  gel insoles | gelsohlen, geleinlagen | gelsåler
  lambswool insoles, sheepskin insoles | lammfellsohlen, lammfelleinlagen | saueskinnssåler, ullsåler
  orthotics, orthotic insoles | orthopädische einlagen, fußbetteinlagen | fotsenger, ortopediske såler
  shoe deodorizer, shoe deodorant, shoe spray | schuhdeo, schuhspray | skodeodorant, skospray
  shoe dryer, boot dryer, boot warmer | schuhtrockner, stiefeltrockner, schuhwärmer | skotørker, støveltørker
  shoe cleaner, sneaker cleaner | schuhreiniger, sneakerreiniger | skorens
  suede brush | wildlederbürste, veloursbürste | semskbørste
  shoe care, shoe care kit | schuhpflege, schuhpflegeset, schuhputzset | skopleie, skopleiesett, skopuss
  boot jack | stiefelknecht | støvelknekt
  boot trees, boot shapers | stiefelspanner | støvelblokker
  elastic shoelaces, no tie laces | elastische schnürsenkel, gummischnürsenkel | elastiske skolisser
  shoe bag, boot bag | schuhbeutel, schuhtasche | skopose, skobag
  shoe storage box, shoe box | schuhbox, schuhkarton, schuhschachtel | skoeske, skoboks
  boot tray, shoe tray | schuhabtropfschale, schuhablage | skobrett
`;
