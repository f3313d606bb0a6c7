/** Trousers, dresses, tops, jackets and what is worn for work or by children: `English | German | Norwegian`, a concept a line. */
export const clothing = `
  womens clothing, womenswear, ladieswear | damenmode, damenbekleidung, damenkleidung | dameklær
  menswear, mens clothing | herrenmode, herrenbekleidung, herrenkleidung | herreklær
  kidswear, childrens clothing, kids clothes | kindermode, kinderkleidung, kindersachen, kinderbekleidung | barneklær, barnetøy
  baby clothes, babywear | babykleidung, babysachen, babykleider | babyklær
  skinny jeans | skinny-jeans, röhrenjeans | skinny jeans
  bootcut jeans | bootcut-jeans | bootcut-jeans
  jeggings | jeggings | jeggings
  bell bottoms, flared trousers, flared pants | schlaghose | slengbukse
  wide leg trousers, palazzo pants | palazzohose, marlenehose | palazzobukse, vid bukse
  corduroy trousers, corduroy pants | cordhose, manchesterhose | kordfløyelsbukse, cordbukse
  capri pants, capris, cropped trousers | caprihose, dreiviertelhose | capribukse, trekvartbukse, piratbukse
  harem pants | haremshose, pumphose | haremsbukse
  zip off trousers, convertible trousers | zip-off-hose, zipphose | zip-off-bukse
  suit trousers, dress pants, dress trousers | anzughose, stoffhose, bügelfaltenhose | dressbukse, penbukse
  linen trousers, linen pants | leinenhose | linbukse
  hot pants | hotpants | hotpants
  denim shorts, jean shorts | jeansshorts | dongerishorts, jeansshorts, olashorts
  gym shorts, sports shorts | sporthose, turnhose | treningsshorts, gymshorts
  rain overtrousers, waterproof trousers, overtrousers | überziehhose, regenüberhose | overtrekksbukse
  thermal trousers, lined trousers | thermohose | termobukse
  pencil skirt | bleistiftrock | blyantskjørt
  denim skirt | jeansrock | dongeriskjørt, olaskjørt
  tulle skirt, tutu | tüllrock, tutu | tyllskjørt, tutu
  wrap skirt | wickelrock | omslagsskjørt
  maxi skirt, long skirt | maxirock | maxiskjørt, langskjørt
  midi skirt | midirock | midiskjørt
  leather skirt | lederrock | skinnskjørt
  petticoat, underskirt, half slip | unterrock, petticoat | underskjørt
  wrap dress | wickelkleid | omslagskjole
  shirt dress | hemdblusenkleid, blusenkleid, hemdkleid | skjortekjole
  knitted dress, sweater dress, jumper dress | strickkleid | strikkekjole
  midi dress | midikleid | midikjole
  mini dress | minikleid | minikjole
  sheath dress, shift dress | etuikleid | etuikjole
  little black dress | kleines schwarzes | liten svart kjole
  prom dress | abiballkleid, abschlussballkleid | skoleballkjole
  bridesmaid dress | brautjungfernkleid |
  christening gown, baptism dress | taufkleid | dåpskjole
  communion dress | kommunionkleid |
  pinafore dress | trägerkleid, schürzenkleid | forklekjole, selekjole
  bodycon dress | bodycon-kleid | bodycon-kjole
  beach dress, beach cover up | strandkleid | strandkjole
  maternity dress | umstandskleid | gravidkjole, mammakjole
  maternity jeans | umstandsjeans | gravidjeans, mammajeans
  maternity trousers, maternity pants | umstandshose | gravidbukse, mammabukse
  maternity tights | umstandsstrumpfhose | gravidstrømpebukse
  nursing top, breastfeeding top | stillshirt, stilltop | ammetopp
  nursing dress, breastfeeding dress | stillkleid | ammekjole
  maternity belt, bump band, belly band | bauchband, schwangerschaftsgurt | gravidbelte
  tunic | tunika | tunika
  crop top, cropped top | croptop, bauchfreies top | croptop, magetopp
  halter top, halterneck top | neckholder-top, nackenträgertop | halterneck-topp
  tube top, bandeau top | bandeau-top, bandeautop | bandeautopp
  sleeveless shirt, muscle shirt | muskelshirt, achselshirt | ermeløs t-skjorte
  henley shirt | henleyshirt | henleytrøye
  flannel shirt, lumberjack shirt | flanellhemd, holzfällerhemd | flanellskjorte, tømmerhuggerskjorte
  denim shirt | jeanshemd | denimskjorte, jeansskjorte
  linen shirt | leinenhemd | linskjorte
  dress shirt, business shirt, formal shirt | businesshemd, anzughemd, oberhemd | dresskjorte, penskjorte
  short sleeved shirt | kurzarmhemd | kortermet skjorte
  hawaiian shirt, aloha shirt | hawaiihemd | hawaiiskjorte
  concert shirt, band shirt | bandshirt | bandtrøye
  tuxedo, dinner jacket, dinner suit | smokinganzug, smokingjacke | smokingdress, smokingjakke
  tailcoat | frack | snippkjole
  suit jacket | anzugjacke | dressjakke
  suit waistcoat, suit vest | anzugweste | dressvest
  trouser suit, pantsuit | hosenanzug | buksedrakt
  communion suit, confirmation suit | kommunionanzug, konfirmationsanzug | konfirmasjonsdress
  cummerbund | kummerbund | kummerbund
  zip hoodie, zip up hoodie | kapuzenjacke, sweatjacke | hettejakke
  half zip sweater, quarter zip | troyerpullover | halvzip
  knitwear | strickwaren, strickmode | strikkeplagg, strikkeklær
  cable knit sweater, cable jumper | zopfpullover, zopfmusterpullover | flettegenser
  christmas jumper, ugly christmas sweater, christmas sweater | weihnachtspullover, weihnachtspulli | julegenser
  fair isle sweater, nordic sweater, norwegian sweater | norwegerpullover, norwegerpulli | norgesgenser
  icelandic sweater, lopapeysa | islandpullover | islandsgenser, islender
  wool sweater, wool jumper | wollpullover | ullgenser
  fleece sweater, fleece jumper | fleecepullover | fleecegenser
  knitted vest, sweater vest, slipover | pullunder | strikkevest, slipover
  twinset, twin set | twinset | cardigansett
  bolero jacket, shrug | bolero, bolerojacke | bolerojakke
  stole wrap, evening stole | abendstola | selskapsstola
  cape, cloak | umhang | slengkappe
  duffle coat | dufflecoat | duffelcoat
  pea coat, peacoat | cabanjacke, caban | caban
  wool coat | wollmantel | ullkåpe, ullfrakk
  down coat, puffer coat | daunenmantel, steppmantel | dunkåpe, boblekåpe
  winter coat | wintermantel | vinterkåpe, vinterfrakk
  quilted vest, body warmer, padded gilet, puffer vest, down vest | steppweste, daunenweste | dunvest, boblevest
  fleece vest | fleeceweste | fleecevest
  leather vest, leather waistcoat | lederweste | skinnvest
  fur coat | pelzmantel, pelzjacke | pelskåpe, pelsfrakk
  faux fur, fake fur | kunstpelz, webpelz, fellimitat | fuskepels, kunstpels
  sheepskin coat, shearling coat | lammfellmantel, lammfelljacke | saueskinnsjakke
  lightweight jacket, between seasons jacket | übergangsjacke | overgangsjakke
  hardshell jacket, shell jacket | hardshelljacke | skalljakke
  shell trousers, shell pants | hardshellhose | skallbukse
  rain poncho | regenponcho, regencape | regnponcho
  oilskins | ölzeug, friesennerz | oljehyre
  varsity jacket, college jacket | collegejacke | collegejakke
  biker jacket, moto jacket | bikerjacke | bikerjakke
  kimono | kimono | kimono
  kaftan, caftan | kaftan | kaftan
  sarong, pareo | pareo, sarong, wickeltuch | sarong, pareo
  tankini | tankini | tankini
  bikini top | bikinioberteil, bikinitop | bikinitopp
  bikini bottom | bikinihose, bikiniunterteil | bikinitruse, bikinibukse
  swim briefs | badeslip | badetruse
  burkini | burkini | burkini
  uv suit, sun protection suit | uv-anzug, uv-schutzanzug | uv-drakt, soldrakt
  loungewear, homewear | loungewear, homewear | koseklær, loungewear
  lounge suit | hausanzug, freizeitanzug | kosedress, kosesett
  pyjama bottoms, pajama pants, pyjama trousers | schlafanzughose, pyjamahose, schlafhose | pysjbukse, pysjamasbukse
  sleep shirt, nightshirt | sleepshirt, schlafshirt | nattskjorte, sovetrøye
  kids rain suit, splash suit, puddle suit | regenanzug, matschanzug, buddelanzug, regenoverall | regndress, regnsett
  softshell suit | softshelloverall, softshellanzug | softshelldress
  fleece overall, fleece suit | fleeceoverall, fleeceanzug | fleecedress
  wool overall, wool suit | wollwalkanzug, walkanzug, walkoverall, wolloverall | ulldress, ullheldress
  pramsuit, pram suit | wagenanzug, babyoverall | vogndress
  thermal suit, quilted suit | thermoanzug, thermoset | termodress, termosett
  baby mittens, scratch mittens | babyhandschuhe, kratzfäustlinge, babyfäustlinge | babyvotter
  baby tights | babystrumpfhose | babystrømpebukse
  baby socks | babysocken, babysöckchen | babysokker
  newborn set, coming home outfit | erstlingsset | hentesett
  dribble bib, bandana bib | dreieckstuch, sabbertuch, sabberlatz | siklesmekke
  school uniform | schuluniform | skoleuniform
  work shorts | arbeitsshorts | arbeidsshorts, håndverkershorts
  work dungarees, bib and brace | arbeitslatzhose | arbeidssnekkerbukse
  hi-vis jacket, high visibility jacket | warnschutzjacke, warnjacke | synlighetsjakke, refleksjakke
  hi-vis trousers, high visibility trousers | warnschutzhose | synlighetsbukse
  medical scrubs, nursing tunic | kasack, pflegekittel, schlupfkasack | pleieruniform, sykepleieruniform
  chef trousers, chef pants | kochhose, bäckerhose | kokkebukse
  chef hat | kochmütze | kokkelue, kokkehatt
  bistro apron, waist apron, waiter apron | vorbinder, bistroschürze, kellnerschürze | servitørforkle
  dance wear, dancewear | tanzkleidung, tanzbekleidung | danseklær, dansetøy
  ballet dress, ballet tutu | ballettkleid, balletttutu | ballettkjole
  ballet leotard | balletttrikot, ballettanzug | ballettdrakt
  gymnastics leggings, gym leggings, workout leggings | sportleggings, fitnessleggings, sporttights | treningstights
  sports top, workout top, gym top | sporttop, fitnesstop | treningstopp
  sports shirt, functional shirt, gym shirt | sportshirt, funktionsshirt, trainingsshirt | treningstrøye, teknisk t-skjorte
  training jacket, tracksuit top, track jacket | trainingsjacke, sportjacke | treningsjakke
`;
