/** Musical instruments, recording and records: `English | German | Norwegian`, a concept a line. */
export const music = `
  musical instrument, instrument | musikinstrument, instrument | musikkinstrument, instrument
  string instrument, stringed instrument | saiteninstrument | strengeinstrument
  wind instrument | blasinstrument | blåseinstrument
  guitar | gitarre | gitar
  acoustic guitar, western guitar | westerngitarre, akustikgitarre | akustisk gitar, westerngitar
  classical guitar, nylon string guitar | konzertgitarre, klassikgitarre | klassisk gitar
  electric guitar | e-gitarre, elektrogitarre | el-gitar
  bass guitar, electric bass | bassgitarre, e-bass | bassgitar, el-bass
  double bass, upright bass | kontrabass | kontrabass
  ukulele | ukulele | ukulele
  banjo | banjo | banjo
  mandolin | mandoline | mandolin
  violin, fiddle | geige, violine | fiolin, fele
  viola | bratsche | bratsj
  cello, violoncello | cello, violoncello | cello
  harp | harfe | harpe
  violin bow, fiddle bow | geigenbogen, violinbogen | fiolinbue, felebue
  rosin | kolophonium, bogenharz | kolofonium
  chin rest | kinnhalter | hakeholder
  violin strings | geigensaiten, violinsaiten | fiolinstrenger, felestrenger
  guitar strings | gitarrensaiten | gitarstrenger
  bass strings | basssaiten | basstrenger
  plectrum, guitar pick | plektrum, plektron | plekter
  guitar strap | gitarrengurt | gitarreim, gitarstropp
  capo | kapodaster | kapo
  guitar stand | gitarrenständer | gitarstativ
  guitar case | gitarrenkoffer | gitarkoffert, gitarkasse
  gig bag, guitar bag | gigbag, gitarrentasche | gigbag, gitarbag
  guitar pickup, humbucker | gitarrentonabnehmer, humbucker | gitarmikrofon
  tuning pegs, machine heads | stimmmechaniken, stimmwirbel | stemmeskruer
  fretboard, fingerboard | griffbrett | gripebrett
  tuner, guitar tuner | stimmgerät | stemmeapparat
  tuning fork | stimmgabel | stemmegaffel
  metronome | metronom | metronom
  music stand | notenständer, notenpult | notestativ
  sheet music | notenheft, musiknoten, notenbuch | notehefte, notebok
  songbook | liederbuch, songbook | sangbok, visebok
  drum kit, drum set | schlagzeug, drumset | trommesett
  drum | trommel | tromme
  electronic drums, electronic drum kit, electric drums, electric drum kit | e-drums, e-drum-set | elektroniske trommer, elektronisk trommesett
  snare drum | snaredrum, kleine trommel | skarptromme
  bass drum, kick drum | bassdrum, große trommel | basstromme, stortromme
  hi-hat | hi-hat | hi-hat
  cymbal | schlagzeugbecken | cymbal
  drum sticks, sticks | trommelstöcke, trommelstock, drumsticks | trommestikker
  drum throne, drum stool | drumhocker, schlagzeughocker | trommestol, trommekrakk
  drumhead, drum skin | trommelfell, schlagzeugfell | trommeskinn
  practice pad | übungspad | øvepad, øvingspad
  percussion | perkussion, percussion | perkusjon, slagverk
  cajon | cajon | cajon
  bongos, bongo drums | bongos, bongotrommel | bongotrommer
  djembe | djembe | djembe
  tambourine | tamburin | tamburin
  maracas | maracas, rumbarasseln | maracas
  glockenspiel | glockenspiel | klokkespill
  kalimba, thumb piano | kalimba, daumenklavier | kalimba
  singing bowl | klangschale | syngebolle, klangbolle
  piano | klavier, piano | piano, klaver
  grand piano | konzertflügel, klavierflügel | flygel
  digital piano, electric piano | digitalpiano, e-piano | digitalpiano, el-piano
  midi keyboard, midi controller | midi-keyboard, masterkeyboard | midi-keyboard
  synthesizer, synth | synthesizer, synthie | synthesizer, synth
  keyboard stand | keyboardständer | keyboardstativ
  piano bench, piano stool | klavierbank, klavierhocker | pianokrakk, pianobenk
  sustain pedal, damper pedal | sustainpedal, haltepedal | sustainpedal
  accordion, squeezebox | akkordeon, ziehharmonika | trekkspill
  melodica | melodica | melodika
  harmonica, mouth organ, blues harp | mundharmonika | munnspill
  soprano recorder, descant recorder, alto recorder | blockflöte, sopranblockflöte | blokkfløyte
  flute, concert flute | querflöte, flöte | tverrfløyte, fløyte
  ocarina | okarina | okarina
  clarinet | klarinette | klarinett
  saxophone, sax | saxophon, saxofon | saksofon, saxofon
  oboe | oboe | obo
  bassoon | fagott | fagott
  trumpet | trompete | trompet
  trombone | posaune | trombone
  french horn | waldhorn | valthorn
  tuba | |
  mouthpiece | mundstück | munnstykke
  saxophone reed | saxophonblatt, saxofonblatt | saksofonflis
  clarinet reed | klarinettenblatt | klarinettflis
  bagpipes | dudelsack | sekkepipe
  kazoo | kazoo | kazoo
  amplifier, amp | verstärker | forsterker
  guitar amp, guitar amplifier | gitarrenverstärker | gitarforsterker
  bass amp, bass amplifier | bassverstärker | bassforsterker
  effects pedal, guitar pedal, stompbox | effektpedal, effektgerät, bodeneffekt | effektpedal, gitarpedal
  loop station, looper, loop pedal | loop-station | loop-pedal
  guitar cable, instrument cable, guitar lead, jack lead | gitarrenkabel, instrumentenkabel | gitarkabel, instrumentkabel
  xlr cable, microphone cable, mic cable | xlr-kabel, mikrofonkabel | xlr-kabel, mikrofonkabel
  jack cable | klinkenkabel | jackkabel
  mixing desk, mixing console, audio mixer | mischpult | miksepult, miksebord
  audio interface, sound card | audio-interface, soundkarte | lydkort
  pa system | pa-anlage, beschallungsanlage | pa-anlegg
  studio monitor | studiomonitor, abhörmonitor | studiomonitor
  condenser microphone, studio microphone | kondensatormikrofon, studiomikrofon | kondensatormikrofon, studiomikrofon
  vocal microphone, dynamic microphone | gesangsmikrofon, dynamisches mikrofon | vokalmikrofon, dynamisk mikrofon
  microphone stand, mic stand | mikrofonständer, mikrofonstativ | mikrofonstativ
  pop filter, pop shield | popfilter, popschutz | popfilter
  voice recorder, dictaphone | diktiergerät | diktafon, lydopptaker
  drum machine | drumcomputer | trommemaskin
  dj controller | dj-controller | dj-kontroller
  vinyl record, lp record | schallplatte, langspielplatte | vinylplate, lp-plate
  cd, compact disc | cd, compact disc | cd, cd-plate
  record needle, turntable needle, turntable stylus | plattennadel, tonnadel | platespillerstift
  acoustic panel, sound absorber | akustikpaneel, schallabsorber | akustikkpanel, lydabsorbent
  wind chime | windspiel | vindspill
  distortion pedal, overdrive pedal | verzerrer, verzerrerpedal | vrengpedal
  tube amp, valve amp | röhrenverstärker | rørforsterker
  guitar book, guitar method, guitar course | gitarrenschule, gitarrenbuch | gitarskole, gitarbok
`;
