/** What children play with, indoors and outdoors: `English | German | Norwegian`, a concept a line. */
export const toys = `
  baby toy, infant toy | babyspielzeug | babyleke, babyleker
  wooden toy | holzspielzeug | treleke, treleker
  outdoor toy, garden toy | outdoor-spielzeug, gartenspielzeug | uteleke, uteleker
  sensory toy | sensorik-spielzeug, sensorisches spielzeug | sanseleke
  fidget toy, stress toy | fidget-spielzeug | fidgetleke, fidget
  fidget spinner | fidget spinner | fidget spinner
  stress ball, anti stress ball | stressball, antistressball, knautschball | stressball, klemmeball
  busy board, activity board | motorikbrett, activityboard | aktivitetsbrett, busy board
  bead maze, wire bead maze | motorikschleife | kulelabyrint, perlelabyrint
  activity cube | motorikwürfel, aktivitätswürfel | aktivitetskube
  play table, activity table | spieltisch | lekebord
  crinkle book, cloth book, fabric book | stoffbuch, knisterbuch, stoffbilderbuch | tøybok, stoffbok
  bath book | badebuch | badebok
  stacking cups, nesting cups | stapelbecher | stablekopper
  ring stacker, ring pyramid | ringpyramide | ringpyramide
  rainbow stacker, stacking rainbow | holzregenbogen | stableregnbue, regnbue i tre
  knob puzzle, peg puzzle | steckpuzzle, greifpuzzle | knottepuslespill
  floor puzzle | bodenpuzzle | gulvpuslespill
  domino rally | domino-rally | dominobane
  toy garage, parking garage toy | parkhaus, spielzeuggarage, parkgarage | lekegarasje
  play rug, road play mat | spielteppich, straßenteppich | bilteppe
  toy truck, toy lorry | spielzeuglaster, spielzeug-lkw | lekelastebil
  toy bus, school bus toy | spielzeugbus | lekebuss
  toy boat | spielzeugboot | lekebåt
  toy plane, toy airplane | spielzeugflugzeug | lekefly
  glider plane, foam glider, throwing glider | wurfgleiter, styroporflieger | kastefly, glidefly
  toy motorcycle, toy motorbike | spielzeugmotorrad | lekemotorsykkel
  toy ambulance | krankenwagen, rettungswagen | lekeambulanse
  toy farm, play farm | spielzeugbauernhof, spielbauernhof | lekebondegård
  toy castle, knights castle | ritterburg, spielzeugburg | ridderborg, lekeslott
  pirate ship toy | piratenschiff | piratskip, sjørøverskip
  toy soldiers | spielzeugsoldaten | lekesoldater
  play house, playhouse, wendy house | spielhaus, kinderspielhaus | lekehus, lekestue
  crawl tunnel, kids tunnel | krabbeltunnel | krypetunnel
  baby doll | babypuppe | babydukke
  fashion doll | modepuppe, ankleidepuppe | motedukke
  rag doll, cloth doll | stoffpuppe | filledukke, tøydukke
  reborn doll | reborn-puppe | reborn-dukke
  dolls house furniture, dollhouse furniture | puppenhausmöbel, puppenmöbel | dukkehusmøbler
  dolls house family, dollhouse dolls | puppenhauspuppen, biegepuppen | dukkehusdukker
  dolls cot, dolls bed | puppenbett, puppenwiege | dukkeseng, dukkevugge
  doll accessories | puppenzubehör | dukketilbehør
  doll carrier | puppentrage | dukkebæresele
  doll styling head, hairdressing doll | frisierkopf, schminkkopf | frisørhode, sminkehode
  paper dolls | papierpuppen | papirdukker, påkledningsdukker
  magnetic dress up, magnetic dolls | magnet-anziehpuppe | magnetdukke
  marionette, string puppet | marionette | marionette
  dress up clothes, role play costumes | verkleidungssachen, verkleidungskiste | utkledningstøy
  toy sword, foam sword | spielzeugschwert, holzschwert | lekesverd, tresverd
  toy bow, kids bow, bow and arrow | kinderbogen, pfeil und bogen | pil og bue, lekebue
  toy crossbow | kinderarmbrust | lekearmbrøst
  toy shield | ritterschild, spielzeugschild | lekeskjold
  foam darts, blaster darts | schaumstoffpfeile, blaster-darts | skumpiler
  cap gun, cap pistol | zündplättchenpistole, knallpistole, spielzeugrevolver | kruttlapp-pistol
  cap gun caps | zündplättchen, munitionsringe | kruttlapper, knallperler
  toy phone, play phone | spielzeugtelefon, spieltelefon | leketelefon
  kids tablet, learning tablet | kindertablet, lerntablet | barnenettbrett
  toy laptop, learning laptop, kids computer | lerncomputer, kindercomputer | lekepc, læringsdatamaskin
  walkie talkies kids, kids walkie talkie | kinder-walkie-talkie | walkie talkie barn
  toy vacuum | kinderstaubsauger, spielzeugstaubsauger | lekestøvsuger
  toy workbench, play workbench | kinderwerkbank, spielwerkbank | arbeidsbenk barn, lekearbeidsbenk
  toy drill, toy tool set | spielzeugbohrmaschine | lekedrill
  toy pots, play kitchen accessories | spielküchenzubehör, spieltöpfe | lekekjeler, kjøkkenleker
  play money, toy money | spielgeld | lekepenger
  toy ironing board, toy iron | spielzeugbügeleisen | lekestrykejern
  vet playset, toy vet kit | tierarztkoffer, tierarzt-spielset | veterinærsett
  beauty play set, kids makeup set | kinderschminkset | sminkesett barn
  tool belt kids, toy tool belt | kinderwerkzeuggürtel | verktøybelte barn
  electronic pet, virtual pet | virtuelles haustier | virtuelt kjæledyr
  interactive plush, talking plush | interaktives kuscheltier, sprechendes kuscheltier | interaktivt kosedyr
  rocking animal, rocking toy | schaukeltier | gyngedyr
  spring rocker | federwippe, wipptier | vippedyr
  seesaw, teeter totter | gartenwippe | dumphuske, vippehuske
  nest swing, basket swing | nestschaukel | fuglereirhuske
  belt swing | schaukelsitz, schaukelbrett | huskesete, huskebrett
  baby swing seat, toddler swing | babyschaukelsitz, kleinkindschaukel | babyhuske ute
  climbing triangle, pikler triangle | kletterdreieck, pikler-dreieck | klatretriangel, pikler
  balance board, wobble board | balanceboard, balancierbrett, wackelbrett | balansebrett, vippebrett
  balance stones | balanciersteine, flusssteine | balansesteiner
  stilts, bucket stilts | stelzen, topfstelzen | stylter, bøttestylter
  pogo stick | pogostab, pogo-stick, springstab | pogostokk, hoppestokk
  space hopper, hopper ball, hop ball | hüpfball, hüpftier | hoppeball, hoppedyr
  bouncy castle, inflatable castle | hüpfburg | hoppeslott
  water slide, slip and slide | wasserrutsche, wasserrutschbahn | vannsklie
  water play table, water table | matschtisch, wasserspieltisch | vannlekebord
  mud kitchen | matschküche | sølekjøkken, gjørmekjøkken
  bucket and spade, beach toys set | eimer und schaufel, sandeimer, sandförmchen | bøtte og spade, strandleker
  kids wheelbarrow, toy wheelbarrow | kinderschubkarre | barnetrillebår
  kids garden tools, childrens gardening set | kindergartengeräte, kinder-gartenset | hageredskaper barn
  kids go kart, pedal tractor | trettraktor, kindertraktor | tråtraktor, pedaltraktor
  electric kids car, electric ride on | kinder-elektroauto, elektroauto für kinder | elbil barn, elektrisk barnebil
  kids scooter, three wheel scooter | kinderroller, dreiradroller, scooter kinder | sparkesykkel barn, trehjulssparkesykkel
  kids skateboard, penny board | kinderskateboard, pennyboard | pennyboard
  boomerang | bumerang | bumerang
  frisbee ring, flying ring | wurfring | frisbeering
  catch ball set, velcro catch game | klettballspiel, klettball | borrelåsball
  beach ball, inflatable ball | strandball | badeball, strandball
  bouncy ball, rubber ball, super ball | flummi, springball | sprettball
  foam ball | schaumstoffball | skumball, mykball
  ring toss, quoits | ringwurfspiel | ringspill, kasteringspill
  tin can alley | dosenwerfen | boksekast
  sack race sacks, jumping sacks | sackhüpfen, hüpfsäcke | sekkeløp
  tug of war | tauziehen, tauziehseil | tautrekking
  elastic jump rope, chinese jump rope | gummitwist | hoppestrikk
  hula hoop | hula-hoop, hula-hoop-reifen | rockering, hulahoop
  juggling balls | jonglierbälle | sjongleringsballer
  juggling clubs, diabolo | diabolo, jonglierkeulen | diabolo
  magic tricks | zaubertricks | trylletriks
  prank items, joke articles, practical jokes | scherzartikel | spøkeartikler, morosaker
  whoopee cushion | pupskissen, furzkissen | prompepute
  toy binoculars | kinderfernglas | barnekikkert
  magnifying glass kids, insect viewer, bug viewer | lupenbecher, becherlupe, insektenlupe | insektlupe, luppeglass
  ant farm | ameisenfarm | maurfarm
  crystal growing kit | kristallzuchtset, kristalle züchten | krystalldyrkingssett
  chemistry set | chemiebaukasten, chemie-experimentierkasten | kjemisett
  electronics kit, electronic construction kit | elektronikbaukasten, elektrobaukasten | elektronikksett
  robot kit, coding robot | roboterbausatz, programmierbarer roboter | robotbyggesett
  excavation kit, dig kit | ausgrabungsset | utgravingssett
  clamping blocks, interlocking bricks | klemmbausteine, noppensteine | plastklosser
  building plate, brick base plate | bauplatte, noppenplatte | byggeplate
  construction planks, building planks | holzplättchen, bauplättchen | byggestaver
  den building kit, fort building kit | höhlenbauset, budenbauset | hyttebyggesett
  magnetic letters | magnetbuchstaben, magnetische buchstaben | magnetbokstaver
  alphabet puzzle, letter puzzle | buchstabenpuzzle | bokstavpuslespill
  learning clock, teaching clock | lernuhr | læreklokke
  magnetic drawing board, doodle board | maltafel, zaubertafel | magnettegnebrett
  kids easel, childrens easel | kindertafel, standtafel | barnestaffeli, barnetavle
  party favours | mitgebsel | småleker
`;
