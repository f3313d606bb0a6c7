/** More instruments, their parts and care, and stage gear: `English | German | Norwegian`, a concept a line. */
export const instruments = `
  kids instrument, childrens musical instrument | kinderinstrument, musikinstrument für kinder | barneinstrument
  kids guitar, childrens guitar | kindergitarre | barnegitar
  half size guitar, three quarter guitar | 3/4-gitarre, dreiviertelgitarre | 3/4-gitar, trekvartgitar
  travel guitar | reisegitarre | reisegitar
  electro acoustic guitar | elektroakustische gitarre | elektroakustisk gitar
  twelve string guitar, 12 string guitar | 12-saitige gitarre, zwölfsaitige gitarre | 12-strengs gitar
  lap steel, steel guitar | lap-steel-gitarre, steelgitarre | steelgitar
  left handed guitar | linkshändergitarre | venstrehendt gitar
  guitar set beginner, starter guitar | gitarren-einsteigerset, gitarrenset | gitarpakke
  bottleneck slide | bottleneck | bottleneck
  guitar foot stool, guitar footrest | gitarrenfußbank | fotskammel gitar
  guitar support, guitar cushion | gitarrenstütze, gitarrenkissen | gitarpute
  guitar wall hanger, guitar hanger | gitarrenwandhalter, gitarrenhalter | gitarveggfeste, gitaroppheng
  string winder | saitenkurbel, saitenkurbler | strengesveiv
  guitar polish, fretboard oil | griffbrettöl, gitarrenpolitur, gitarrenpflege | gripebrettolje, gitarpolish
  guitar bridge, violin bridge | gitarrensteg, geigensteg | gitarstol, fiolinstol
  guitar nut, guitar saddle | gitarrensattel | gitarsadel
  pick guard, scratchplate | schlagbrett, pickguard | plekterbrett
  tremolo arm, whammy bar | tremolohebel, vibratohebel | tremoloarm, vibratoarm
  strap locks | gurtpins, security locks, straplocks | straplocks
  guitar wireless system | gitarrenfunksystem | trådløst gitarsystem
  di box | di-box | di-boks
  pedalboard | pedalboard, effektboard | pedalbrett
  multi effects, multi effects pedal | multieffektgerät, multieffekt | multieffekt, multieffektpedal
  reverb pedal | reverb-pedal, hallpedal | romklangpedal, reverbpedal
  delay pedal, echo pedal | delay-pedal, echopedal | delaypedal, ekkopedal
  wah pedal, wah wah | wah-wah-pedal, wah-pedal | wah-pedal
  tuner pedal, pedal tuner | bodenstimmgerät, stimmpedal | pedalstemmer
  violin case | geigenkasten, geigenkoffer | fiolinkasse, fiolinetui
  shoulder rest | schulterstütze | skulderstøtte fiolin
  cello strings | cellosaiten | cellostrenger
  cello stop, endpin rest | cellobrett, stachelhalter | cellostopp
  violin mute | geigendämpfer | fiolindemper, sordin
  zither | zither |
  lyre harp | lyra | lyre
  hardanger fiddle | hardangerfiedel | hardingfele
  steel tongue drum, tongue drum | zungentrommel, tongue drum | tungetromme
  handpan | handpan | handpan
  gong | gong | gong
  triangle instrument | triangel | triangel
  claves, rhythm sticks | klanghölzer, claves | rytmepinner
  egg shaker | shaker-ei, rasselei | rytmeegg
  cowbell | kuhglocke | kubjelle
  castanets | kastagnetten | kastanjetter
  wood block, temple block | holzblocktrommel | treblokk
  rainstick, rain stick | regenmacher, regenstab | regnstokk
  boomwhackers, percussion tubes | boomwhackers, klangröhren | boomwhackers
  metallophone | metallophon | metallofon
  marimba, vibraphone | marimba, vibraphon | marimba, vibrafon
  frame drum, shaman drum | rahmentrommel, schamanentrommel | rammetromme, sjamantromme
  congas, conga drum | congas, conga | congas
  timbales | timbales | timbales
  floor tom, tom tom | stand-tom, tom-tom, standtom | gulvtam, tamtam
  cymbal stand, hi-hat stand | beckenständer, hi-hat-ständer | cymbalstativ, hi-hat-stativ
  drum pedal, bass drum pedal, kick pedal | fußmaschine, bassdrum-pedal | stortrommepedal, basspedal
  drum key | drumkey | trommenøkkel
  drum brushes | jazzbesen | trommevisper
  drum rug, drum mat | schlagzeugteppich | trommeteppe
  practice pads set, mute pads | dämpfermatten | trommedempere
  roll up piano, portable keyboard | rollpiano | rullepiano
  stage piano | stagepiano, stage-piano | scenepiano, stagepiano
  church organ, pipe organ | kirchenorgel | kirkeorgel
  kids piano, toy piano | kinderklavier, spielzeugklavier | barnepiano, lekepiano
  keyboard bag, keyboard case | keyboardtasche | keyboardbag
  monitoring headphones, studio headphones | studiokopfhörer | studiohodetelefoner
  concertina | konzertina | konsertina
  tin whistle, penny whistle | tin whistle, tinwhistle | tinnfløyte, tin whistle
  pan flute, pan pipes | panflöte | panfløyte
  bamboo flute | bambusflöte | bambusfløyte
  piccolo, piccolo flute | piccoloflöte, pikkoloflöte | pikkolofløyte
  tenor recorder | tenorblockflöte | tenorblokkfløyte
  bass clarinet | bassklarinette | bassklarinett
  alto saxophone, alto sax | altsaxophon | altsaksofon
  tenor saxophone, tenor sax | tenorsaxophon | tenorsaksofon
  brass cornet | kornett | kornett
  flugelhorn | flügelhorn | flygelhorn
  euphonium, baritone horn | euphonium, baritonhorn | eufonium, baryton
  alphorn | alphorn | alpehorn
  didgeridoo | didgeridoo | didgeridoo
  hunting horn | jagdhorn | jakthorn
  valve oil | ventilöl | ventilolje
  slide grease, cork grease | korkfett, zugfett | korkfett, sleideolje
  cleaning swab, clarinet swab | durchziehwischer | gjennomtrekksklut
  trumpet mute, brass mute | trompetendämpfer | trompetdemper
  oboe reed | oboenrohr, oboenblatt | oborør
  reed case | blätteretui | flisetui
  saxophone strap, sax strap | saxophongurt, saxgurt | saksofonreim, saksofonstropp
  saxophone stand | saxophonständer | saksofonstativ
  music stand light | notenpultleuchte | notestativlampe
  music folder, sheet music folder | notenmappe | notemappe
  piano book, piano method | klavierschule, klavierbuch | pianoskole, pianobok
  drum method, drum book | schlagzeugschule | trommeskole
  recorder book, recorder method | blockflötenschule | blokkfløyteskole
  ukulele strings | ukulelensaiten | ukulelestrenger
  ukulele bag | ukulelentasche | ukulelebag
  headset microphone, headworn microphone | kopfbügelmikrofon, headset-mikrofon | hodebøylemikrofon
  stage light, par can | bühnenscheinwerfer, par-scheinwerfer | scenelys
  moving head | moving head | moving head
  strobe light, stroboscope | stroboskop | stroboskop
  party light, disco light | partylicht, discolicht, lichtorgel | discolys, partylys
  laser light show, party laser | partylaser, showlaser | partylaser
  fog fluid, smoke fluid | nebelfluid, nebelflüssigkeit | røykvæske
  dj mixer | dj-mixer, dj-mischpult | dj-mikser
  dj headphones | dj-kopfhörer | dj-hodetelefoner
  flight case, flightcase | flightcase | flightcase
  active speaker, pa speaker | aktivlautsprecher, pa-lautsprecher, pa-box | pa-høyttaler, aktiv høyttaler
  audio recorder, field recorder, portable recorder | audiorecorder, fieldrecorder | feltopptaker
  midi cable | midi-kabel | midi-kabel
  musician ear plugs | musiker-gehörschutz, musikergehörschutz | musikerpropper
`;
