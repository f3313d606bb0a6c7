/** Skiing, skating, sledging and ice: `English | German | Norwegian`, a concept a line. */
export const snow = `
  winter sports | wintersport | vintersport
  alpine skis, downhill skis | alpinski, abfahrtsski | alpinski, slalåmski
  touring skis, ski touring skis | tourenski | toppturski, randonéski
  freeride skis, powder skis | freerideski, tiefschneeski | frikjøringsski, pudderski
  backcountry skis, mountain skis | backcountry-ski, fjellski | fjellski
  skating skis | skatingski | skøyteski
  classic skis | klassikski | klassiskski
  skin skis, waxless skis | fellski, schuppenski | felleski, smørefrie ski
  roller skis | rollski, skiroller | rulleski
  kids skis, childrens skis | kinderski | barneski
  mini skis, plastic skis | miniski | miniski
  jumping skis | sprungski | hoppski
  touring boots, ski touring boots | tourenskischuhe, tourenstiefel | toppturstøvler, randonéstøvler
  cross country boots, nordic ski boots | langlaufschuhe, langlaufstiefel | langrennssko, skisko
  cross country poles | langlaufstöcke | langrennsstaver
  cross country bindings | langlaufbindung | langrennsbinding
  cross country clothing | langlaufbekleidung | langrennsklær, langrennsdress
  cross country trousers | langlaufhose | langrennsbukse
  cross country jacket | langlaufjacke | langrennsjakke
  cross country gloves | langlaufhandschuhe | langrennshansker
  touring bindings, ski touring binding | tourenbindung | toppturbinding
  telemark skis | telemarkski | telemarkski
  grip wax, kick wax | steigwachs, haftwachs | festesmøring, festevoks
  klister | klisterwachs, klister | klister
  glide wax | gleitwachs | glidvoks, skiglider
  waxing iron | wachsbügeleisen, wachseisen | smørejern
  ski wax kit, ski tuning kit | skiwachs-set, skiservice-set | smøresett ski
  waxing table, ski waxing bench | wachstisch, skiwachstisch | smørebenk, smørebukk
  wax scraper, ski scraper | abziehklinge, wachsabzieher | sikling
  ski brush, nylon ski brush | skibürste, wachsbürste | skibørste
  edge sharpener ski, ski edge tool | kantenschleifer, kantenschärfer | kantsliper ski
  ski base repair | belagsreparatur |
  skin wax, skin cleaner | fellwachs, fellpflege | fellepleie, fellesmøring
  ski straps, ski ties | skiclips, skibänder | skistropper, skibånd
  ski wall mount | skihalterung, skiständer | skistativ, skiholder
  ski backpack | skirucksack | skisekk
  avalanche backpack, avalanche airbag | lawinenrucksack, lawinenairbag | skredsekk
  avalanche probe | lawinensonde | søkestang
  ski suit, ski overall | skianzug, skioverall | skidress
  kids ski suit | kinder-skianzug | skidress barn
  ski underwear | skifunktionswäsche | skiundertøy
  ski mittens | skifäustlinge | skivotter
  ski pole gloves, pole straps | stockschlaufen, stockgriffe | stavreimer, stavstropper
  pole baskets, pole tips | stockteller, stockspitzen | stavtrinser
  ski goggles lens | skibrillenscheibe |
  protector shorts, crash pants | protektorhose, protektorenhose | beskyttelsesbukse
  snowboard bindings | snowboardbindung | snowboardbinding
  snowboard trousers, snowboard pants | snowboardhose | snowboardbukse
  snowboard jacket | snowboardjacke | snowboardjakke
  snowboard bag | snowboardtasche, snowboard-bag | snowboardbag
  splitboard | splitboard | splittbrett, splitboard
  figure skates | eiskunstlaufschuhe, kunstlaufschuhe | kunstløpskøyter
  hockey skates, ice hockey skates | eishockeyschlittschuhe, eishockey-schlittschuhe | hockeyskøyter, ishockeyskøyter
  speed skates | eisschnelllaufschuhe | hurtigløpsskøyter, lengdeløpsskøyter
  nordic skates, touring skates | tourenschlittschuhe | turskøyter
  kids ice skates | kinderschlittschuhe, gleitschuhe | barneskøyter
  skate guards, blade covers | kufenschoner | skøytebeskyttere
  skate sharpener | schlittschuhschleifer | skøytesliper
  skating aid | eislaufhilfe | skøytestøtte
  hockey helmet, ice hockey helmet | eishockeyhelm | hockeyhjelm, ishockeyhjelm
  hockey gloves | eishockeyhandschuhe | hockeyhansker
  hockey jersey, ice hockey jersey | eishockeytrikot | hockeydrakt, hockeytrøye
  hockey shoulder pads | eishockey-schulterschutz | hockeyskulderbeskytter
  hockey pants | eishockeyhose | hockeybukse
  hockey bag | eishockeytasche | hockeybag
  hockey tape, stick tape | schlägertape, hockeytape | kølletape, hockeytape
  hockey goal | eishockeytor | hockeymål
  wooden sledge, wooden sled | holzschlitten, rodelschlitten, davoser schlitten | tresleda, trekjelke
  steering sledge, steering sled, snow racer | lenkbob, lenkschlitten | rattkjelke, styrekjelke
  plastic sledge, bob sled, bobsled | plastikschlitten, kunststoffschlitten | bobkjelke
  snow slider, bum board, butt slider | porutscher, schneerutscher, poporutscher | rumpeakebrett
  snow tube, inflatable sled | snowtube, rutschreifen | akering
  kick sled, kicksled | tretschlitten | sparkstøtting
  sled pulk | pulka, zugschlitten | pulk
  baby sledge, toddler sled | babyschlitten | babykjelke, kjelke med rygg
  snowball maker | schneeballzange, schneeballformer | snøballmaker, snøballtang
  ice stock | eisstock | isstokk
  ice screw | eisschraube | isskrue
  ice axe, ice pick | eispickel, eisaxt | isøks
  ice fishing rod | eisangel, eisangelrute | pilkestikke, isfiskestang
  ice auger, ice drill | eisbohrer | isbor
  ice claws, ice safety picks | eisretter, eissporne | ispigger
  snow saw | schneesäge | snøsag
  snow anchor | firnanker | snøanker
  boot heater, heated insoles | beheizbare einlegesohlen, sohlenheizung, schuhheizung | varmesåler
  ski mask | skimaske | skimaske
`;
