/** Crafts, art, sewing and yarn: `English | German | Norwegian`, a concept a line. */
export const crafts = `
  craft supplies, craft materials, arts and crafts | bastelbedarf, bastelmaterial, bastelsachen | hobbyartikler, formingsutstyr
  craft paper, craft card | bastelpapier, bastelkarton | hobbypapir, hobbykartong
  crepe paper | krepppapier | kreppapir
  kraft paper, wrapping kraft | kraftpapier, packpapier | kraftpapir, gråpapir
  scrapbook paper, design paper | motivpapier, designpapier, scrapbookpapier | designpapir, scrapbookpapir
  foam sheets, craft foam, foam rubber sheets | moosgummi, moosgummiplatten | skumark, mosegummi
  craft felt, felt sheets | bastelfilz, filzplatten | hobbyfilt, filtark
  googly eyes, wiggle eyes, wobbly eyes | wackelaugen | rulleøyne
  craft sticks, popsicle sticks, lolly sticks | eisstiele, holzstäbchen, bastelstäbchen | ispinner, trepinner
  craft wire, jewellery wire | basteldraht, schmuckdraht | hobbytråd, smykketråd
  sequins, spangles | pailletten | paljetter
  rhinestones, craft gems | strasssteine, glitzersteine | rhinestones, glittersteiner
  diamond painting, diamond art | diamond painting | diamond painting, diamantmaling
  string art | string art | string art
  sand art | sandbilder | sandbilder
  scratch art, scratch paper | kratzbilder, kratzpapier | skrapebilder, skrapepapir
  window color, glass paint, window paint | window color, glasmalfarbe, fenstermalfarbe | glassmaling, vindusmaling
  chalk marker, liquid chalk | kreidemarker, kreidestift | kritttusj, krittpenn
  acrylic marker, acrylic pens, paint marker | acrylstift, acrylmarker, lackstift, lackmarker | akryltusj, akrylpenn, malingstusj
  brush pens | brush-pen, pinselstift | penseltusj, penselpenn
  handlettering, hand lettering, lettering set | handlettering, lettering-set | hand lettering, håndlettering
  calligraphy pen, calligraphy set | kalligrafiestift, kalligraphie-set, kalligrafiefüller | kalligrafipenn, kalligrafisett
  drawing ink, india ink | zeichentusche, ausziehtusche | tegneblekk
  dip pen, nib pen | zeichenfeder, federhalter, schreibfeder | splittpenn, pennesplitt
  charcoal sticks, drawing charcoal | zeichenkohle | tegnekull
  graphite pencils, drawing pencils, sketching pencils | zeichenstifte, grafitstifte | tegneblyanter, grafittblyanter
  watercolor pencils, aquarelle pencils | aquarellstifte, aquarellbuntstifte | akvarellblyanter
  watercolor set, watercolour paint | aquarellfarben, aquarellkasten | akvarellmaling, akvarellsett
  blending stump, paper stump | papierwischer, estompe | papirstomp
  fixative, drawing fixative | fixativ | fiksativ
  paint palette, artists palette, mixing palette | malpalette, mischpalette, farbpalette | malepalett, blandepalett
  artist brush, artists brush set, watercolor brush | künstlerpinsel, aquarellpinsel, malpinsel | kunstnerpensel, akvarellpensel
  brush soap | pinselseife | penselvask, penselsåpe
  gesso | gesso | gesso
  varnish for paintings, picture varnish | firnis, schlussfirnis | ferniss
  airbrush, airbrush kit | airbrush, airbrush-set | airbrush, luftpensel
  linocut, lino cutting set, lino printing | linolschnitt, linolbesteck, linoldruck | linosnitt, linoleumstrykk, linosett
  screen printing | siebdruck, siebdruckset | silketrykk
  stamp set | stempelset, kinderstempel | stempelsett
  stamping foil, gold leaf, leaf metal | blattgold, schlagmetall | bladgull, slagmetall
  modelling tools, clay tools, pottery tools | modellierwerkzeug, töpferwerkzeug | modelleringsverktøy, leireverktøy
  polymer clay, oven bake clay | ofenhärtende modelliermasse, polymer clay, polymer-ton | ovnsherdet leire, polymerleire
  salt dough | salzteig | trolldeig
  plaster of paris, casting plaster | gießgips, bastelgips | støpegips
  craft concrete | bastelbeton, kreativbeton | hobbybetong
  silicone mould craft, casting mould | gießform | støpeform
  pottery wheel | töpferscheibe | dreieskive keramikk
  pottery kiln | brennofen, keramikbrennofen | keramikkovn
  ceramic glaze | glasur, keramikglasur | keramikkglasur
  papier mache | pappmaché | pappmasjé
  decoupage paper, napkin glue | decoupage-papier, serviettenkleber, serviettentechnik | decoupage, serviettlim
  candle making kit, candle wax, candle making | kerzenwachs, kerzen gießen, kerzengießset | lysstøpesett, lysvoks
  candle wick | kerzendocht | lysveke
  soap making kit, soap base | seife gießen, gießseife, rohseife | såpelaging, såpebase
  mosaic stones | mosaiksteine | mosaikkfliser, mosaikkbiter
  resin art, casting resin | gießharz, kunstharz | støperesin
  wood burning kit, pyrography set | brandmalerei, brandmalkolben | svipenn, brennpenn
  carving knife wood, whittling knife, wood carving set | schnitzmesser, schnitzset | spikkekniv, treskjæringssett
  fretsaw, coping saw | laubsäge | løvsag
  leather craft kit, leatherworking tools | lederwerkzeug, punziereisen | lærverktøy
  macrame cord, macrame yarn | makramee-garn, makrameegarn | makramétråd, makramésnor
  macrame | makramee | makramé
  loom bands, rubber loom | loombänder, loom bands | loom bands, strikkarmbånd
  friendship bracelet kit, bracelet making kit | armband-bastelset | armbåndsett hobby
  jewelry making kit, jewelry making supplies | schmuckbastelset, schmuckherstellung | smykkedeler
  seed beads, rocailles | rocailles, rocaille-perlen | rocailleperler, seedbeads
  wooden beads | holzperlen | treperler
  letter beads, alphabet beads | buchstabenperlen | bokstavperler
  jewelry clasps, lobster clasp | schmuckverschluss | smykkelås
  elastic beading cord, jewelry elastic | schmuckgummi, gummifaden, perlgummi | smykkestrikk
  earring hooks, ear wires | ohrhaken | ørekroker
  shrink plastic | schrumpffolie | krympeplast
  cutting plotter, vinyl cutter | schneideplotter, plotter | skjæreplotter
  vinyl film, iron on vinyl, heat transfer vinyl | plotterfolie, flexfolie, vinylfolie | strykefolie, vinylfolie
  heat press | transferpresse, heißpresse | varmepresse
  embossing machine | stanzmaschine, prägemaschine | stansemaskin
  craft punch, paper punch | motivstanzer, motivlocher | mønsterstanse, figurstanser
  rotary cutter | rollschneider | rullekniv, rulleskjærer
  foam pads, 3d foam pads | 3d-klebepads, abstandspads | 3d-puter
  craft glue | bastelkleber, bastelleim | hobbylim
  spray adhesive, spray glue | sprühkleber | spraylim, limspray
  glue gun sticks, hot glue sticks | heißklebesticks, klebesticks, klebepatronen | limpatroner, limstaver
  tie dye kit, batik dye | batik-set | tie dye-sett, batikkfarge
  fabric dye, textile dye, clothes dye | stofffarbe, textilfärbemittel | tøyfarge, klesfarge
  fabric marker, fabric pens | stoffmalstift, textilstift | tekstilpenn, tekstiltusj
  overlocker, serger | overlock, overlockmaschine | overlockmaskin
  embroidery machine | stickmaschine | broderimaskin
  knitting machine | strickmaschine, strickmühle | strikkemaskin
  spinning wheel | spinnrad | rokk
  weaving loom | webrahmen, webstuhl | vevramme, vevstol
  felting wool, felting kit, wool roving | filzwolle, märchenwolle | filteull, toveull, kardet ull
  felting needles | filznadeln | toveneler, filtenåler
  yarn winder, wool winder, ball winder | wollwickler, garnwickler | nøstemaskin, garnnøster
  yarn bowl, wool bowl | garnschale, wollschale | garnbolle, garnskål
  knitting bag, project bag | stricktasche, projekttasche | strikkebag, prosjektpose
  double pointed needles, sock needles | nadelspiel, strumpfstricknadeln | strømpepinner, settpinner
  row counter | reihenzähler | omgangsteller, radteller
  darning needle, tapestry needle, wool needle | stopfnadel, wollnadel, sticknadel | stoppenål, stramnål
  sock yarn | sockenwolle, sockengarn | sokkegarn, strømpegarn
  baby yarn, baby wool | babywolle | babygarn
  cotton yarn | baumwollgarn | bomullsgarn
  merino yarn, merino wool yarn | merinogarn | merinogarn
  mohair yarn | mohairgarn | mohairgarn
  alpaca yarn | alpakagarn, alpakawolle | alpakkagarn
  chunky yarn, bulky yarn | dickes garn, dicke wolle | tykt garn
  amigurumi, crochet animals kit | amigurumi, häkeltiere | amigurumi, hekledyr
  crochet kit, crochet set | häkelset | heklesett
  knitting kit, knitting set | strickset | strikkesett, strikkepakke
  latch hook kit, rug making kit | knüpfset, teppich knüpfen, knüpfteppich | ryeteppe, knyttesett
  punch needle | punch needle, stanznadel | punch needle, punchnål
  tufting gun | tufting-pistole, tuftingpistole | tuftepistol
  aida fabric, cross stitch fabric | aida-stoff, stickstoff, aidastoff | aidastoff
  cross stitch | kreuzstich | korssting
  sewing scissors, thread snips | fadenschere, nähschere | trådklipper, sysaks
  dressmaker chalk, tailors chalk, fabric chalk | schneiderkreide | skredderkritt
  tailors tape, dressmakers tape measure | schneidermaßband | sømmebånd
  bobbin, sewing machine bobbin | spulen, nähmaschinenspule, unterfadenspule | undertrådspole
  presser foot, sewing machine foot | nähfuß, nähmaschinenfuß | symaskinfot, trykkfot
  needle threader | nadeleinfädler, einfädler | nåletræder
  fabric clips, sewing clips, wonder clips | stoffklammern, stoffklemmen | sømklips, stoffklips
  dress form, dressmakers dummy, tailors dummy | schneiderpuppe, schneiderbüste | prøvedukke, sybyste
  bias binding, bias tape | schrägband | skråbånd
  ribbon, satin ribbon | satinband, schleifenband | silkebånd, satengbånd
  lace trim, lace ribbon | spitzenband, spitzenborte | blondebånd
  trimming braid, decorative braid | zierborte | pyntebånd, kantebånd
  piping cord | paspel, paspelband | passepoilbånd
  cord stopper, cord lock | kordelstopper | snorstopper
  buttons, sewing buttons, shirt buttons | knöpfe, hemdknöpfe | skjorteknapper, syknapper
  snap fasteners, press studs, poppers | druckknöpfe | trykknapper
  hooks and eyes | haken und ösen | hekter
  eyelets, grommets | ösen, ösen-set | maljer
  fusible interfacing | vlieseline, bügeleinlage, bügelvlies | vlieseline
  hemming tape, fusible web | saumband, bügelsaumband | oppleggstape, strykebånd
  batting, quilt wadding, quilt batting | volumenvlies | platevatt, quiltevatt
  toy stuffing, fibrefill, polyester filling | füllwatte, bastelwatte | fyllvatt, stoffdyrfyll
  patchwork fabric, quilting fabric | patchworkstoff | patchworkstoff, quiltestoff
  jersey fabric | jerseystoff | jerseystoff
  cotton fabric, cotton cloth | baumwollstoff | bomullsstoff
  linen fabric | leinenstoff | linstoff
  fleece fabric | fleecestoff | fleecestoff
  felt fabric | filzstoff | filtstoff
  tulle fabric, tulle netting | tüllstoff | tyllstoff
  lining fabric | futterstoff | fôrstoff
  upholstery fabric, furniture fabric | polsterstoff, möbelstoff | møbelstoff, møbeltekstil
  curtain fabric | gardinenstoff, vorhangstoff | gardinstoff
  fabric by metre, dressmaking fabric | meterware | metervare
  fabric remnants, fat quarters | stoffreste, stoffpakete | stoffrester
  mending patches, knee patches | hosenflicken, knieflicken | knelapper
  name labels, clothing labels, iron on labels | namensetiketten, bügeletiketten, namensaufkleber | navnelapper, strykelapper
  textile glue, fabric glue | textilkleber | tekstillim
`;
