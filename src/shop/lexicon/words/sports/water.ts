/** Swimming, diving, boards, paddling, sailing and boats: `English | German | Norwegian`, a concept a line. */
export const water = `
  water sports | wassersport | vannsport
  swimming aids, swim aids | schwimmhilfen, schwimmhilfe | svømmehjelp
  swim vest, float suit, swim jacket | schwimmlernweste, schwimmhilfeweste | svømmevest, flyteplagg
  puddle jumper, swim belt, floating belt | schwimmgürtel | svømmebelte
  pool noodle, swim noodle | poolnudel, schwimmnudel | bassengpølse, svømmepølse
  hand paddles, swim paddles | schwimmpaddles, handpaddles | håndpadler, svømmepadler
  nose clip | nasenklammer | neseklype
  swimming ear plugs | schwimm-ohrstöpsel | svømmepropper
  swim snorkel, centre snorkel | frontschnorchel | frontsnorkel
  kids swimming goggles | kinderschwimmbrille | svømmebriller barn
  diving rings, diving sticks | tauchringe, tauchstäbe, tauchtiere | dykkeringer, dykkepinner
  dive computer | tauchcomputer | dykkecomputer
  diving regulator, scuba regulator | atemregler |
  scuba tank, diving cylinder | tauchflasche, pressluftflasche | dykkerflaske
  buoyancy compensator, bcd | tarierweste, tarierjacket | dykkervest, bcd
  drysuit, dry suit | trockenanzug | tørrdrakt
  diving knife | tauchermesser | dykkerkniv
  diving torch, underwater torch, dive light | taucherlampe, unterwasserlampe | dykkerlykt, undervannslykt
  weight belt diving, diving weights | bleigurt, tauchblei | blybelte
  snorkel set | schnorchelset | snorkelsett
  full face snorkel | vollgesichtsmaske | helmaske snorkel
  neoprene shoes, neoprene boots | neoprenschuhe, neoprenstiefel, neoprenfüßlinge | neoprensko, våtsko
  neoprene gloves | neoprenhandschuhe | neoprenhansker
  neoprene hood | neoprenhaube | neoprenhette
  neoprene socks | neoprensocken | neoprensokker
  shorty wetsuit, shortie | shorty, kurzer neoprenanzug | shorty våtdrakt
  kids wetsuit | kinder-neoprenanzug | barnevåtdrakt
  wetsuit shampoo, neoprene cleaner | neoprenreiniger, neoprenshampoo | våtdraktsjampo
  changing robe, poncho towel, surf poncho | badeponcho, surfponcho, umziehponcho | skifteponcho, badeponcho
  body board, bodyboard | bodyboard | bodyboard
  skimboard | skimboard | skimboard
  foam surfboard, softboard | softboard, schaumstoff-surfbrett | softboard
  surf leash, board leash, sup leash | surfleine, sup-leash | surfeleash
  surf wax | surfwachs | surfevoks
  surfboard fins, sup fin | surffinnen, sup-finne | surfefinner, sup-finne
  surf bag, board bag | boardbag, surfboard-tasche | brettbag, surfebag
  sup paddle | sup-paddel | sup-åre, sup-padleåre
  sup pump, electric sup pump | sup-pumpe | sup-pumpe
  kayak seat, sup seat | kajaksitz, sup-sitz | kajakksete, sup-sete
  windsurf board | windsurfbrett, windsurfboard | windsurfbrett, seilbrett
  kitesurfing | kitesurfen, kitesurfing | kitesurfing
  kite harness, trapeze harness | kitetrapez, surftrapez | kitetrapes
  wakeboard | wakeboard | wakeboard
  water skis | wasserski | vannski
  towable tube, towable | schleppring, funtube | tubering
  inflatable kayak | aufblasbares kajak, luftkajak | oppblåsbar kajakk
  inflatable boat, dinghy, rubber dinghy | schlauchboot | gummibåt, oppblåsbar båt
  packraft | packraft | packraft
  spray deck, spray skirt | spritzdecke | spruttrekk
  paddle leash | paddelleine | åreline
  paddle float | paddelfloat | åreflottør
  kayak helmet, whitewater helmet | kajakhelm, wildwasserhelm | kajakkhjelm
  paddling jacket, spray jacket | paddeljacke | padlejakke
  kayak trolley, canoe trolley, kayak cart | bootswagen, kajakwagen | kajakktralle, kanotralle
  kayak roof rack | kajakträger, kajak-dachträger | kajakkstativ til bil, kajakkholder
  rowing oars, oars | ruderriemen | årer robåt
  rowing boat, rowboat | ruderboot | robåt
  sailing clothing, sailing jacket | segelbekleidung, segeljacke | seilerklær, seilerjakke
  sailing trousers | segelhose | seilerbukse
  sailing gloves | segelhandschuhe | seilerhansker
  sailing boots, deck boots | segelstiefel, bootsstiefel | seilerstøvler
  boat fender | bootsfender | båtfender
  mooring rope, dock line | festmacher, festmacherleine | fortøyningstau, fortøyning
  boat anchor | bootsanker | båtanker
  boat hook | bootshaken | båtshake
  bilge pump | bilgepumpe, lenzpumpe | lensepumpe
  antifouling paint, boat paint | antifouling, bootsfarbe | bunnstoff, båtmaling
  boat polish, boat wax | bootspolitur | båtpolish, båtvoks
  boat cover | bootsplane, bootspersenning | båtkalesje, båtpresenning
  outboard motor, outboard engine | außenborder, außenbordmotor | påhengsmotor, utenbordsmotor
  boat propeller | bootspropeller | båtpropell
  chart plotter | kartenplotter | kartplotter
  fish finder, echo sounder | fischfinder, echolot | ekkolodd
  vhf radio, marine radio | seefunkgerät, ukw-funkgerät | vhf-radio
  distress flares, signal flares | seenotsignal, signalfackel, notsignal | nødbluss, nødraketter
  automatic life jacket, inflatable life jacket | automatikweste, automatik-rettungsweste | oppblåsbar redningsvest
  buoyancy aid | prallschutzweste, paddelweste | padlevest
  kids life jacket, childrens life vest | kinderschwimmweste, kinderrettungsweste | barneredningsvest
  dog life jacket | hundeschwimmweste | hundevest, redningsvest hund
  waterproof phone case, phone dry bag | wasserdichte handyhülle | vanntett mobilpose
  pool float, lilo, inflatable lounger, swim lounger | schwimminsel, badeinsel, schwimmliege, poolliege | flytemadrass, badeøy, flyteøy
  inflatable flamingo, inflatable animal, ride on float | schwimmtier, aufblasbares schwimmtier | badedyr, oppblåsbart badedyr
  pool chemicals, pool chlorine, chlorine tablets | chlortabletten, poolchemie | klortabletter, bassengkjemi
  pool cover, pool tarpaulin | poolabdeckung, poolplane | bassengtrekk, bassengcover
  pool pump | poolpumpe | bassengpumpe
  pool robot, pool cleaner | poolroboter, poolsauger | bassengrobot, bassengstøvsuger
  pool ladder | poolleiter | bassengstige
  hot tub, jacuzzi, whirlpool | whirlpool, sprudelbad | boblebad, massasjebad
  beach tent, beach shelter | strandmuschel, strandzelt | strandtelt
  windbreak, beach windbreak | strandwindschutz | vindskjerm, vindseil
  beach mat | strandmatte | strandmatte
  beach chair, beach lounger | strandstuhl, strandliege | strandstol
`;
