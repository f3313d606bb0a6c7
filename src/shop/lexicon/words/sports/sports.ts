/** Fitness, ball games, water sports and martial arts: `English | German | Norwegian`, a concept a line. */
export const sports = `
  kettlebell | kettlebell, kugelhantel | kettlebell
  barbell | langhantel, hantelstange | vektstang
  weight plate, barbell plate | hantelscheibe, gewichtsscheibe | vektskive
  weight bench, workout bench | hantelbank, trainingsbank | treningsbenk
  power rack, squat rack | kniebeugenständer | knebøystativ
  home gym, multi gym | kraftstation | styrkeapparat
  treadmill, running machine | laufband | tredemølle
  exercise bike, stationary bike, spinning bike | heimtrainer, hometrainer, ergometer | ergometersykkel, spinningsykkel
  elliptical trainer, cross trainer | crosstrainer, ellipsentrainer | ellipsemaskin
  rowing machine | rudergerät, rudermaschine | romaskin
  resistance band, exercise band | widerstandsband, gymnastikband | treningsstrikk, motstandsbånd
  skipping rope, jump rope | springseil, sprungseil | hoppetau
  exercise ball, gym ball, swiss ball | gymnastikball, sitzball | treningsball, gymball
  medicine ball | medizinball | medisinball
  pull up bar, chin up bar | klimmzugstange | pull-up-stang
  punch bag, punching bag, boxing bag | boxsack | boksesekk
  boxing gloves | boxhandschuhe | boksehansker
  hand wraps, boxing wraps | boxbandagen | håndbind
  foam roller, fascia roller | faszienrolle | skumrulle, massasjerulle
  massage ball | massageball, faszienball | massasjeball
  massage gun | massagepistole | massasjepistol
  ankle weights | fußgewichte, gewichtsmanschetten | ankelvekter
  push up bars, push up handles | liegestützgriffe | push-up-håndtak
  ab roller, ab wheel | bauchroller, bauchtrainer | magehjul, magetrener
  aerobic step, step bench | stepbrett | stepkasse
  weight vest, weighted vest | gewichtsweste | vektvest
  gym bag, sports bag | sporttasche, trainingstasche | treningsbag, sportsbag
  yoga block, yoga brick | yogablock, yogaklotz | yogablokk
  yoga strap, yoga belt | yogagurt | yogastropp, yogabelte
  yoga bolster | yogarolle, yogabolster | yogapølle
  yoga pants | yogahose | yogabukse
  meditation cushion | meditationskissen, yogakissen | meditasjonspute
  gymnastics mat | gymnastikmatte, turnmatte | turnmatte
  leotard | turnanzug, gymnastikanzug | turndrakt
  ballet shoes, ballet slippers | ballettschuhe, schläppchen | ballettsko
  chest strap, heart rate belt | brustgurt, pulsgurt | pulsbelte
  running watch, gps watch, sports watch | laufuhr, sportuhr, gps-uhr | løpeklokke, gps-klokke, sportsklokke
  pedometer, step counter | schrittzähler | skritteller
  stopwatch | stoppuhr | stoppeklokke
  basketball | basketball | basketball
  basketball hoop | basketballkorb | basketkurv, basketballkurv
  volleyball | volleyball | volleyball
  handball | handball | håndball
  rugby ball | rugbyball | rugbyball
  football boots, soccer shoes, football cleats | fußballschuhe, stollenschuhe | fotballsko
  shin guards, shin pads | schienbeinschoner, schienbeinschützer | leggbeskyttere
  football goal, soccer goal | fußballtor | fotballmål
  goalkeeper gloves, goalie gloves | torwarthandschuhe | keeperhansker
  football shirt, football jersey, soccer jersey | fußballtrikot | fotballtrøye, fotballdrakt
  ball pump | ballpumpe | ballpumpe
  referee whistle | trillerpfeife | dommerfløyte
  training cones, marker cones | markierungshütchen, trainingshütchen | markeringskjegler
  baseball bat | baseballschläger | baseballkølle
  baseball glove | baseballhandschuh | baseballhanske
  tennis racket | tennisschläger | tennisracket
  tennis ball | tennisball | tennisball
  badminton racket | badmintonschläger, federballschläger | badmintonracket
  shuttlecock | federball, badmintonball | badmintonball, fjærball
  table tennis, ping pong | tischtennis | bordtennis
  table tennis bat, table tennis paddle | tischtennisschläger | bordtennisracket
  table tennis table | tischtennisplatte, tischtennistisch | bordtennisbord
  table tennis ball | tischtennisball | bordtennisball
  squash racket | squashschläger | squashracket
  padel racket | padelschläger | padelracket
  tennis string, racket string | tennissaite, schlägersaite | tennisstreng
  overgrip, racket grip | griffband | grepstape
  golf club | golfschläger | golfkølle
  golf ball | golfball | golfball
  golf bag | golftasche, golfbag | golfbag
  golf tee | golftee | golfpeg
  golf trolley, golf cart | golftrolley, golfwagen | golftralle
  swim cap, swimming cap | badekappe, badehaube | badehette
  snorkel | schnorchel | snorkel
  diving mask, dive mask, snorkel mask | tauchmaske, taucherbrille | dykkermaske
  swim fins, diving fins, flippers | schwimmflossen, taucherflossen | svømmeføtter
  water wings, swimming armbands, arm floats | schwimmflügel | armringer, svømmevinger
  kickboard, swim board | schwimmbrett | svømmeplate
  pull buoy | pullbuoy | pullbuoy
  swim ring, pool ring | schwimmreifen | baderinger
  rash guard, rash vest, uv shirt | uv-shirt, badeshirt | uv-trøye
  wetsuit | neoprenanzug | våtdrakt
  paddling pool, kiddie pool | planschbecken | barnebasseng, plaskebasseng
  swimming pool, pool | pool, schwimmbecken | svømmebasseng, basseng
  paddle board, sup board, stand up paddle | sup-board, stand-up-paddle | sup-brett, padlebrett
  surfboard | surfbrett, surfboard | surfebrett
  kayak | kajak | kajakk
  canoe | kanu | kano
  kayak paddle, canoe paddle | paddel | padleåre
  inline skates, rollerblades | inlineskates | inlineskates
  longboard | longboard | longboard
  knee pads | knieschoner, knieschützer | knebeskyttere
  elbow pads | ellbogenschoner, ellenbogenschützer | albuebeskyttere
  wrist guards | handgelenkschoner, handgelenkschützer | håndleddsbeskyttere
  mouthguard, gum shield | zahnschutz | tannbeskytter
  kinesiology tape | kinesiotape, sporttape | kinesiotape, sportstape
  knee brace, knee support | kniebandage | knestøtte
  darts | dartpfeile | dartpiler
  dartboard, dart board | dartscheibe | dartskive
  pool cue, billiard cue | billardqueue | biljardkø
  pool table, billiard table | billardtisch | biljardbord
  table football, foosball table | tischkicker, kickertisch | fotballspill
  petanque, boules | boule, petanque | petanque
  frisbee, flying disc | frisbee, wurfscheibe | frisbee
  disc golf, frisbee golf | discgolf, frisbeegolf | frisbeegolf
  karate suit, karate uniform | karateanzug | karatedrakt
  running shirt, running top | laufshirt | løpetrøye
  running shorts | laufshorts | løpeshorts
  running tights, running leggings | lauftights, laufleggings | løpetights
  running vest, hydration vest | laufweste, trinkweste | løpevest, drikkevest
  running belt | laufgürtel | løpebelte
  hydration bladder, water bladder | trinkblase | drikkeblære
  trail running shoes, trail shoes, trail runners | trailrunningschuhe, trailschuhe | terrengløpesko
  reflective vest, hi-vis vest, safety vest | warnweste, reflektorweste, sicherheitsweste | refleksvest
`;
