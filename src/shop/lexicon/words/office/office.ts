/** Stationery, school, art, sewing and knitting: `English | German | Norwegian`, a concept a line. */
export const office = `
  office supplies, stationery | bürobedarf, schreibwaren | kontorrekvisita, skrivesaker
  school supplies | schulbedarf, schulsachen | skolesaker
  printer paper, copy paper, copier paper | druckerpapier, kopierpapier | kopipapir, skriverpapir
  cardboard, card stock | karton, tonkarton | kartong
  construction paper, colored paper | tonpapier, buntpapier | farget papir
  tracing paper | transparentpapier, pauspapier | kalkerpapir
  photo paper | fotopapier | fotopapir
  sketchbook, sketch pad, drawing pad | skizzenbuch, skizzenblock, zeichenblock | skissebok, skisseblokk, tegneblokk
  drawing paper | zeichenpapier | tegnepapir
  watercolor paper | aquarellpapier | akvarellpapir
  exercise book | schulheft, schreibheft | skrivebok, kladdebok
  sticky notes, post-its | haftnotizen, klebezettel, haftnotizzettel, post-its | selvklebende lapper, huskelapper, post-it-lapper
  index cards, flash cards | karteikarten, lernkarten | kartotekkort
  letter paper, writing paper | briefpapier | brevpapir
  postcard | postkarte, ansichtskarte | postkort
  stamp pad, ink pad | stempelkissen | stempelpute
  rubber stamp | stempel | stempel
  wax seal, sealing wax | siegelwachs, siegellack | segllakk
  address labels, sticky labels | etiketten, klebeetiketten, adressetiketten | etiketter, adresseetiketter
  label printer, label maker | etikettendrucker, beschriftungsgerät | etikettskriver, merkemaskin
  stickers | aufkleber | klistremerker
  binder, ring binder, lever arch file | ordner, ringordner, aktenordner | ringperm
  document folder, file folder | sammelmappe, dokumentenmappe | dokumentmappe
  sheet protector, plastic pockets | prospekthülle, klarsichthülle | plastlomme
  clipboard | klemmbrett | skriveplate, klemmebrett
  divider sheets, binder dividers | trennblätter, ordnerregister | skilleark
  paper clip, paperclips | büroklammer, büroklammern |
  binder clip, bulldog clip | foldback-klammer, papierklemme | dokumentklemme
  drawing pins, push pins, thumb tacks | reißzwecken, pinnnadeln, reißnägel | tegnestifter
  rubber bands, elastic bands | gummibänder, haushaltsgummis | gummistrikk, gummibånd
  staples | heftklammern | heftestifter
  hole punch, hole puncher | locher | hullemaskin
  paper shredder, document shredder | aktenvernichter | makuleringsmaskin
  laminator | laminiergerät | lamineringsmaskin
  laminating pouch, laminating film | laminierfolie | lamineringslomme
  paper cutter, paper trimmer | papierschneider | papirkutter
  letter opener | brieföffner | brevåpner
  letter tray, document tray | briefablage, ablagekorb | brevkurv
  desk organizer, pen holder | schreibtisch-organizer, stiftehalter | penneholder, skrivebordsorganiser
  desk pad, desk mat | schreibtischunterlage | skriveunderlag
  whiteboard, dry erase board | whiteboard, weißwandtafel | whiteboard, whiteboardtavle
  whiteboard marker, dry erase marker, whiteboard pen | whiteboard-marker, boardmarker | whiteboardpenn, tavlepenn
  blackboard, chalkboard | kreidetafel, schultafel | krittavle
  chalk | kreide | kritt
  pin board, pinboard, cork board, bulletin board | pinnwand, korktafel | oppslagstavle, korktavle
  flip chart | flipchart | flippover
  calculator, pocket calculator | taschenrechner | kalkulator
  globe | globus | globus
  office chair, desk chair, swivel chair | bürostuhl, schreibtischstuhl, drehstuhl | kontorstol, skrivebordsstol
  footrest | fußstütze | fotstøtte
  monitor arm, monitor mount | monitorarm, monitorhalterung | skjermarm, monitorarm
  laptop stand | laptopständer, notebookständer | laptopstativ, pc-stativ
  laptop bag | laptoptasche, notebooktasche | pc-veske, laptopveske
  laptop sleeve | laptophülle, notebookhülle | laptopetui, pc-etui
  gel pen | gelstift, gelschreiber | gelpenn
  rollerball pen | tintenroller | rollerballpenn
  fineliner | fineliner | fineliner
  felt tip pens, felt tips, felt tip, felt pens | filzstifte | fiberpenner
  permanent marker | permanentmarker | permanent tusj
  highlighter pen, text marker | textmarker, leuchtstift, markierstift | markeringspenn, overstrekningspenn, markørpenn
  mechanical pencil, propelling pencil | druckbleistift | stiftblyant
  pencil sharpener | anspitzer, spitzer, bleistiftspitzer, spitzmaschine | blyantspisser, spisser
  correction fluid, tippex, tipex | korrekturflüssigkeit | rettelakk
  packing tape, parcel tape | packband, paketband, paketklebeband | pakketape
  correction tape | korrekturroller | retteroller, rettetape
  fountain pen ink | füllertinte | fyllepennblekk
  glue stick | klebestift | limstift
  hot glue gun, glue gun | heißklebepistole | limpistol
  super glue, instant adhesive | sekundenkleber | superlim
  set square, geometry triangle | geodreieck | geotrekant
  drawing compass, pair of compasses | zirkel | tegnepasser
  painting supplies, art supplies | künstlerbedarf, malbedarf | kunstnermateriell, hobbymateriell
  acrylic paint, acrylics | acrylfarbe, acrylfarben | akrylmaling
  oil paint, oil colors | ölfarbe, ölfarben | oljemaling
  gouache | gouache, deckfarbe | gouache
  spray paint | sprühfarbe, sprühlack, lackspray | spraymaling
  chalk paint | kreidefarbe | kalkmaling
  fabric paint, textile paint | stoffmalfarbe, textilfarbe | tekstilmaling
  paint set | malset, farbkasten | malesett
  soft pastels | pastellkreide | pastellkritt
  oil pastels | ölpastell | oljepastell
  artist canvas, stretched canvas | leinwand, keilrahmen | lerret, malerlerret
  easel | staffelei | staffeli
  palette knife, painting knife | malmesser, palettmesser | palettkniv, malekniv
  paint by numbers | malen nach zahlen | maling etter tall
  coloring book, colouring book | malbuch, ausmalbuch | fargeleggingsbok, malebok
  stencil | schablone | sjablong
  craft kit, craft set | bastelset | hobbysett
  craft scissors | bastelschere | hobbysaks
  utility knife, box cutter, craft knife | cuttermesser, teppichmesser | tapetkniv, hobbykniv
  cutting mat | schneidematte, schneideunterlage | skjærematte
  beads | perlen, bastelperlen | perler
  fuse beads, ironing beads | bügelperlen | rørperler, strykeperler
  air dry clay | lufttrocknender ton, lufttrocknende modelliermasse | selvtørkende leire
  pottery clay | töpferton | keramikkleire
  epoxy resin | epoxidharz | epoksy
  glitter | glitzer, glitter | glitter
  pipe cleaners | pfeifenreiniger, chenilledraht | piperensere
  origami paper | origamipapier, faltpapier | origamipapir
  washi tape | washi-tape | washitape
  scrapbook | scrapbook | scrapbook
  wrapping ribbon, gift ribbon | geschenkband | gavebånd
  yarn, knitting yarn | strickgarn | strikkegarn
  knitting needles | stricknadeln | strikkepinner
  circular needle, circular knitting needle | rundstricknadel | rundpinne
  crochet hook | häkelnadel | heklenål
  crochet yarn | häkelgarn | heklegarn
  crochet, crocheting | häkeln | hekling
  knitting | stricken | strikking
  knitting pattern | strickanleitung, strickmuster | strikkeoppskrift
  stitch markers | maschenmarkierer | maskemarkører
  sewing | nähen | sying
  sewing thread | nähgarn, nähfaden | sytråd
  sewing needle | nähnadel | synål
  sewing kit, sewing box | nähset, nähkästchen | sysett, syskrin
  sewing pattern, dressmaking pattern | schnittmuster | symønster
  sewing machine needles | nähmaschinennadeln | symaskinnåler
  dressmaking pins | stecknadeln | knappenåler
  pin cushion | nadelkissen | nålepute
  safety pin | sicherheitsnadel | sikkerhetsnål
  thimble | fingerhut | fingerbøl
  seam ripper | nahttrenner | sømspretter
  fabric scissors, dressmaking shears | stoffschere, schneiderschere | stoffsaks
  zip fastener, zipper, zip | reißverschluss | glidelås
  velcro, hook and loop | klettband, klettverschluss | borrelås
  sewing elastic | gummilitze, nähgummi | sømstrikk
  dress fabric | kleiderstoff | kjolestoff
  embroidery | stickerei | broderi
  embroidery floss, embroidery thread | stickgarn, sticktwist | brodergarn
  embroidery hoop | stickrahmen | broderiramme
  embroidery kit, cross stitch kit | stickpackung | broderisett, broderipakke
  iron on patch, iron-on patch | aufbügler, bügelbild, bügelflicken | strykemerke
`;
