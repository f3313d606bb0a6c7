/** Models, radio control, collecting, photography by hand and stargazing: `English | German | Norwegian`, a concept a line. */
export const hobbies = `
  model building, model making, scale modelling | modellbau | modellbygging
  model aircraft, model plane, model aeroplane | modellflugzeug, flugzeugmodell | modellfly
  model ship, ship model | modellschiff, schiffsmodell, modellboot | modellskip, modellbåt
  model tank | modellpanzer, panzermodell | modelltanks
  model truck, model lorry | modell-lkw, modell-truck | modellastebil
  model motorcycle | modellmotorrad | modellmotorsykkel
  diecast model, die cast car | diecast-modell, druckgussmodell | diecast-modell
  locomotive model, model locomotive | modelllokomotive, modelllok | modellokomotiv
  model railway track, model train track | modellbahngleise, modelleisenbahngleise | modellbaneskinner, modelljernbaneskinner
  model railway scenery, scenery material | modellbahnlandschaft, landschaftsbau, geländebau | modellbanelandskap, landskapsmateriell
  model railway wagon, freight car model | modellbahnwaggon, modellbahnwagen | modelljernbanevogn
  model railway controller, digital command station | digitalzentrale modellbahn, modellbahn-trafo | modelljernbanestyring
  model railway buildings | modellbahnhäuser, modellhäuser | modellhus
  static grass, grass tufts | streugras, grasfaser | strøgress, gresstuster
  model paint, miniature paint, hobby paint | modellbaufarbe, modellfarbe, miniaturfarbe | modellmaling
  plastic cement, model glue, model cement | modellbaukleber | modellim
  sprue cutters | modellbau-seitenschneider | modelltang
  airbrush compressor | airbrush-kompressor | airbrushkompressor
  miniatures, wargaming miniatures | miniaturen, tabletop-miniaturen | miniatyrer, miniatyrfigurer
  decals, waterslide decals | decals, nassschiebebilder | vannoverføringsmerker
  balsa wood | balsaholz | balsatre
  rc plane, rc airplane, rc aircraft | rc-flugzeug, ferngesteuertes flugzeug | rc-fly, radiostyrt fly
  rc boat, remote control boat | rc-boot, ferngesteuertes boot | rc-båt, radiostyrt båt
  rc helicopter, remote control helicopter | rc-helikopter, ferngesteuerter hubschrauber | rc-helikopter, radiostyrt helikopter
  rc truck, monster truck, rc crawler | rc-truck, rc-crawler, monstertruck | rc-truck, radiostyrt lastebil
  quadcopter | quadrocopter | kvadrokopter
  lipo battery, rc battery | lipo-akku, modellbauakku | lipo-batteri, rc-batteri
  servo, rc servo | servomotor, modellbauservo | servo, rc-servo
  rc transmitter | rc-fernsteuerung, rc-sender | rc-sender
  model rocket | modellrakete | modellrakett
  slot car | slotcar | slotbil
  stamp collecting | briefmarkensammeln | frimerkesamling
  stamp album, stock book | briefmarkenalbum, einsteckbuch | frimerkealbum
  postage stamps | briefmarken, sammlerbriefmarken | frimerker
  coin album, coin collecting | münzalbum, münzsammelalbum | myntalbum
  coin capsules, coin holder | münzkapseln, münzrähmchen | myntkapsler
  collectible coins, commemorative coin | sammlermünzen, gedenkmünze | samlermynter, minnemynt
  gold coin, gold bar, bullion | goldmünze, goldbarren | gullmynt, gullbarre
  banknote album | banknotenalbum | seddelalbum
  collectors display, collectors display case | sammlervitrine, modellvitrine, setzkasten | samlermonter, utstillingsboks
  enamel pin, pin badge, lapel pin | anstecknadel, ansteckpin | jakkemerke, jakkenål
  button badge, badge button | ansteckbutton |
  badge machine, button maker | buttonmaschine | buttonmaskin
  sticker album, football sticker album | sammelalbum, stickeralbum | samlealbum, klistremerkealbum
  gold pan, gold panning | goldwaschpfanne, goldwaschen | gullpanne, gullvasking
  fossils, minerals | fossilien, mineralien | fossiler, mineraler
  rock tumbler | steinpoliermaschine, trommelpoliermaschine | steintromler
  flower press, plant press | pflanzenpresse, blumenpresse | plantepresse, blomsterpresse
  butterfly net, insect net | schmetterlingsnetz, insektenkescher | sommerfuglhåv
  astronomy | astronomie | astronomi
  telescope eyepiece, eyepiece | okular | okular
  telescope mount | teleskop-montierung | teleskopmontering
  star map, star chart, planisphere | sternkarte, planisphäre | stjernekart
  microscope slides, prepared slides | objektträger, mikroskop-präparate | objektglass, mikroskoppreparater
  geocaching | geocaching | geocaching
  beekeeping, beekeeping supplies | imkerbedarf, imkerei | birøkt, birøkterutstyr
  home brewing kit, beer brewing kit, homebrew kit | bierbrauset, braukit | ølbryggesett, hjemmebryggingssett
  wine making kit, fermenting bucket, demijohn | gärballon, weinballon, gäreimer | gjæringskar, gjærballong
  airlock brewing, fermentation lock | gärröhrchen, gärverschluss | gjærlås
  brewing hops | brauhopfen, hopfenpellets | humle ølbrygging
  brewing malt, malted barley | braumalz | ølmalt, maltet bygg
  cheese making kit | käse-herstellungsset | ostelagingssett
`;
