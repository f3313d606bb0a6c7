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
  packraft | packraft | packraft
  spray deck, spray skirt | spritzdecke | spruttrekk
  paddle leash | paddelleine | åreline
  paddle float | paddelfloat | åreflottør
  kayak helmet, whitewater helmet | kajakhelm, wildwasserhelm | kajakkhjelm
  paddling jacket, spray jacket | paddeljacke | padlejakke
  kayak trolley, canoe trolley, kayak cart | bootswagen, kajakwagen | kajakktralle, kanotralle
  rowing oars, oars | ruderriemen | årer robåt
  sailing clothing, sailing jacket | segelbekleidung, segeljacke | seilerklær, seilerjakke
  sailing trousers | segelhose | seilerbukse
  sailing gloves | segelhandschuhe | seilerhansker
  sailing boots, deck boots | segelstiefel, bootsstiefel | seilerstøvler
  boat hook | bootshaken | båtshake
  boat polish, boat wax | bootspolitur | båtpolish, båtvoks
  boat cover | bootsplane, bootspersenning | båtkalesje, båtpresenning
  boat propeller | bootspropeller | båtpropell
  vhf radio, marine radio | seefunkgerät, ukw-funkgerät | vhf-radio
  distress flares, signal flares | seenotsignal, signalfackel, notsignal | nødbluss, nødraketter
  automatic life jacket, inflatable life jacket | automatikweste, automatik-rettungsweste | oppblåsbar redningsvest
  buoyancy aid | prallschutzweste, paddelweste | padlevest
  kids life jacket, childrens life vest | kinderschwimmweste, kinderrettungsweste | barneredningsvest
  pool float, lilo, inflatable lounger, swim lounger | schwimminsel, badeinsel, schwimmliege, poolliege | flytemadrass, badeøy, flyteøy
  inflatable flamingo, inflatable animal, ride on float | schwimmtier, aufblasbares schwimmtier | badedyr, oppblåsbart badedyr
  beach tent, beach shelter | strandmuschel, strandzelt | strandtelt
  beach mat | strandmatte | strandmatte
  beach chair, beach lounger | strandstuhl, strandliege | strandstol
`;
