/** Dogs, cats, small animals, birds, fish and horses: `English | German | Norwegian`, a concept a line. */
export const pets = `
  pet | haustier | kjæledyr
  pet food | tierfutter, futter | dyrefôr, dyremat
  puppy | welpe | valp
  puppy food | welpenfutter | valpefôr
  kitten | kätzchen, kitten | kattunge
  kitten food | kittenfutter | kattungefôr
  dry pet food | trockenfutter | tørrfôr
  wet pet food | nassfutter | våtfôr
  dog treats, dog snacks, dog biscuits | hundesnacks, hundeleckerli, hundekekse | hundesnacks, hundegodbiter
  cat treats, cat snacks | katzensnacks, katzenleckerli | kattegodbiter, kattesnacks
  chew bone, dog chew, dog bone | kauknochen, hundeknochen | tyggebein, hundebein
  dog bowl | hundenapf | hundeskål
  cat bowl | katzennapf | katteskål
  food bowl, feeding bowl, pet bowl | futternapf, fressnapf | matskål
  pet water fountain, drinking fountain | trinkbrunnen | drikkefontene
  automatic feeder, pet feeder | futterautomat | fôrautomat
  dog harness | hundegeschirr, brustgeschirr | hundesele
  cat harness | katzengeschirr | kattesele
  retractable lead, retractable leash | rollleine | rullebånd
  cat collar | katzenhalsband | kattehalsbånd
  muzzle, dog muzzle | maulkorb | munnkurv
  dog whistle | hundepfeife | hundefløyte
  dog toy | hundespielzeug | hundeleke, hundeleker
  cat toy | katzenspielzeug | katteleke, katteleker
  catnip | katzenminze | kattemynte
  cat bed | katzenbett | katteseng
  cat tree | katzenbaum, kletterbaum | klatretre
  cat flap, cat door | katzenklappe | katteluke
  litter box, litter tray, cat toilet | katzenklo, katzentoilette | kattedo, kattetoalett
  litter scoop | streuschaufel | sandskuffe
  dog coat, dog jacket | hundemantel, hundejacke | hundedekken, hundejakke
  dog boots, dog shoes | hundeschuhe, pfotenschutz | hundesko, hundesokker
  dog basket | hundekorb, hundekörbchen | hundekurv
  dog blanket | hundedecke | hundeteppe, hundepledd
  dog crate, dog cage | hundebox, hundekäfig | hundebur
  dog kennel, dog house | hundehütte | hundehus
  pet carrier, cat carrier, transport box | transportbox, tiertransportbox | transportbur, dyrebur
  dog ramp | hunderampe | hunderampe
  poop bags, dog waste bags | kotbeutel, hundekotbeutel, hundetüten | hundeposer, bæsjeposer
  dog shampoo | hundeshampoo | hundesjampo
  dog brush, pet brush | hundebürste, fellbürste | hundebørste, pelsbørste
  undercoat rake, deshedding tool | unterwollbürste, unterfellbürste | underullskarde
  claw clippers, pet nail clippers | krallenschere, krallenzange | klosaks, klotang
  tick remover, tick tweezers | zeckenzange, zeckenkarte | flåttfjerner, flåttpinsett
  tick collar, flea collar | zeckenhalsband, flohhalsband | flåtthalsbånd
  dog training pads, puppy pads | welpenunterlage, welpentoilette | valpematte, tissematte
  dog gps tracker, pet tracker | hundetracker, hunde-gps | hunde-gps
  rodent | nager, nagetier | gnager
  hamster | hamster | hamster
  guinea pig | meerschweinchen | marsvin
  hamster wheel | hamsterrad | hamsterhjul
  rodent cage, hamster cage | nagerkäfig, hamsterkäfig | gnagerbur, hamsterbur
  rabbit hutch, hutch | kaninchenstall, hasenstall | kaninbur
  small animal bedding | kleintierstreu, einstreu | bunnstrø
  rabbit food | kaninchenfutter | kaninfôr
  guinea pig food | meerschweinchenfutter | marsvinfôr
  bird cage, birdcage | vogelkäfig | fuglebur
  parrot | papagei | papegøye
  budgie, budgerigar | wellensittich | undulat
  bird perch | sitzstange | vaglepinne, sittepinne
  suet balls, fat balls | meisenknödel | meiseboller, talgkuler
  bird bath | vogeltränke, vogelbad | fuglebad
  nesting box, nest box | nistkasten | rugekasse
  chicken coop, hen house | hühnerstall | hønsehus
  chicken feed | hühnerfutter | hønsefôr
  fish food, flake food, fish flakes | fischfutter, flockenfutter | fiskefôr, fiskemat
  aquarium filter | aquariumfilter, aquarienfilter | akvariefilter
  aquarium pump, air pump | aquariumpumpe, membranpumpe | akvariepumpe
  aquarium heater | aquariumheizer, heizstab | akvarievarmer
  aquarium gravel | aquarienkies | akvariegrus, akvariesand
  aquarium plants, aquatic plants | aquarienpflanzen, wasserpflanzen | akvarieplanter, vannplanter
  terrarium | terrarium | terrarium
  reptile | reptil | reptil
  turtle, tortoise | schildkröte | skilpadde
  heat lamp | wärmelampe | varmelampe
  horse | pferd | hest
  pony | pony | ponni
  horse feed | pferdefutter | hestefôr
  horse treats | pferdeleckerli | hestegodbiter
  horse rug, horse blanket | pferdedecke | hestedekken
  saddle pad, saddle cloth, numnah | schabracke, satteldecke | sjabrak, salunderlag
  bridle | trense, zaumzeug | hodelag
  horse bit, snaffle bit | trensengebiss, pferdegebiss | hestebitt
  head collar, horse halter | stallhalfter, pferdehalfter | hestegrime
  lead rope | führstrick | leietau
  lunge line, lunging line | longierleine | longeline
  riding reins, horse reins | zügel | tøyler
  stirrup | steigbügel | stigbøyle
  girth, saddle girth | sattelgurt | salgjord
  hoof pick | hufkratzer | hovkrok, hovskraper
  curry comb | striegel | strigle
  fly mask | fliegenmaske | fluemaske
  riding helmet | reithelm, reitkappe | ridehjelm
  riding boots | reitstiefel | ridestøvler
  riding breeches, jodhpurs | reithose | ridebukse
  riding gloves | reithandschuhe | ridehansker
  riding crop, riding whip | reitgerte, gerte | ridepisk
  saddle rack | sattelhalter | salholder
  air hose, airline, airline tubing | luftschlauch | luftslange
  air stone, bubbler | sprudelstein, ausströmerstein, luftstein | luftstein, boblestein
  water conditioner, dechlorinator, chlorine remover | wasseraufbereiter | vannkondisjonerer, vannbehandlingsmiddel
  ph minus, ph down, ph reducer, lower ph | ph-minus, ph-senker | ph-minus
  ph plus, ph up, raise ph | ph-plus, ph-heber | ph-plus
  gravel cleaner, gravel vacuum | mulmsauger, mulmglocke | slamsuger, grussuger
  hay, meadow hay | heu, wiesenheu | høy til gnagere
  flea treatment, flea drops, flea spray | flohmittel, flohspray | loppemiddel
  worming tablets, wormer, dewormer | wurmkur, entwurmungsmittel, entwurmung | ormekur
  chew toy | kauspielzeug | tyggeleke
  paw balm, paw wax | pfotenbalsam, pfotenpflege | potesalve, potevoks
  dog gate, pet gate | hundegitter, hundeschutzgitter | hundegrind
  cat tunnel, play tunnel | katzentunnel, spieltunnel | kattetunnel, leketunnel
`;
