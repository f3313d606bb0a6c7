import { type Aspect, claim, text, words } from './aspect.ts';
import { careDetails, careStatements } from './composition.ts';

/** How goods are made, and for whom. */
const ethics: readonly Aspect[] = [
  claim('vegan', words(`vegan*`), {
    equivalent: words(`(?:keine?|ohne|frei_von)_tierische*_(?:bestandteile*|inhaltsstoffe*|zutaten|produkte*)
      (?:ingen|uten)_animalske?_(?:ingredienser|produkter|bestanddeler) (?:no|without|free_of)_animal_(?:products|ingredients)`),
  }),
  claim('vegetarian', words(`vegetari*`)),
  claim('organic', words(`bio biologisch*(?!_abbau) organic* okologisk* kba kbt gots`)),
  text(
    'crueltyFree',
    words(`tierversuch* (?:an|auf)_tieren_getestet cruelty[-_]free tested_on_animals dyretest* dyreforsok testet_pa_dyr
    an_tieren`),
  ),
  claim(
    'compostable',
    words(`kompostier* komposter* compostable biodegrad* (?:biologisch_)?abbaubar* (?:biologisk_)?nedbrytbar*`),
  ),
  text('recycled', words(`rec[iy]cel* recycl* resirk*`), words(`rec[iy]cel* recycl* resirk* altplastik* altpapier*`)),
  claim('fairTrade', words(`fair[-_]?trade fair_gehandelt* fairer_handel rettferdig_handel`)),
  claim('halal', words(`halal`)),
  claim('kosher', words(`ko(?:sh|sch)er`)),
  text(
    'certification',
    words(`zertifi* sertifi* certif* siegel oko-?tex fsc tuv svanemerket ce[-_](?:mark|kennzeich|merk|zeichen)*`),
    words(`zertifi* sertifi* certif* siegel oko-?tex fsc gots tuv* svanemerket din_\\d+ en_\\d+ iso_\\d+ ce`),
  ),
];

/** What goods stand, and what may be done with them. */
const endurance: readonly Aspect[] = [
  text(
    'swimming',
    words(`schwimmen svomm* swim(?:ming)? tauchen dykk* diving`),
    words(`schwimm* svomm* swim(?:ming)? tauch* dykk* diving
      (?:wasserdicht|vanntett|water(?:proof|_resistant))[^.;]{0,15}\\d+_?(?:m|bar|atm)`),
  ),
  claim('dishwasher', words(`*spulmaschine* geschirrspul* oppvask* dishwasher`), {
    opposite: words(`
      (?:nur_|only_|kun_|bare_)?(?:handwasche|hand[-_]wash(?:_only)?|handvask|handspulung|von_hand_(?:spulen|waschen))`),
  }),
  claim('microwave', words(`mikrowelle* mikrobolge* mikro(?:en)? microwav*`)),
  claim(
    'oven',
    words(`backofen* ofenfest* (?:den|im|in_den)_ofen stekeovn* ovnsfast* (?:i_)?ovnen oven(?:[-_]?(?:safe|proof))?
      ildfast*`),
    { states: words(`*ofen* *ovn* oven* ildfast*`) },
  ),
  claim('freezer', words(`gefrier* einfrier* einfroren tiefkuhl* tiefgefr* frys* freez* frozen`)),
  claim('induction', words(`indu[ck]tion* induksjon*`)),
  claim('tumbleDryer', words(`trockner* torketrommel* tumble[-_]?dr* tumbler`)),
  text(
    'washable',
    words(`waschbar* waschmaschine \\p{L}*waschbar (?:ich|man)_(?:\\p{L}+_){1,3}waschen vaskbar* vaskes washable machine[-_]wash*
      (?:i|you)_wash_(?:it|them|the) be_washed`),
    {
      details: careDetails,
      states: careStatements,
    },
  ),
  text('ironing', words(`bugeln bugelfrei gebugelt stryk(?:es|fri) ironed ironing iron_it`)),
  claim('sterilizable', words(`sterilisier* steriliser* steriliz* sterilis(?:e|ed|able) auskoch* abkoch*`)),
  claim('foodSafe', words(`lebensmittelecht* matgodkjent* food[-_]?(?:safe|grade)`)),
  text('rustproof', words(`rostfrei* rostet rosten rustfri* ruster rust(?:proof|s)? stainless`)),
  claim(
    'shatterproof',
    words(`bruchfest* bruchsicher* unzerbrechlich* knusesikker* unbreakable shatter[-_]?(?:proof|resistant)`),
  ),
  claim('scratchproof', words(`kratzfest* ripefast* ripesikker* scratch[-_]?(?:proof|resistant)`)),
  claim(
    'nonSlip',
    words(`rutschfest* rutschsicher* rutschhemmend* antirutsch* sklisikker* sklisikre antiskli non[-_]?slip
      anti-?slip slip[-_]resistant`),
    { equivalent: words(`nicht_(?:ver)?rutsch* rutscht_nicht ikke_skli* sklir_ikke (?:not|never|n't)_slip*`) },
  ),
  text(
    'finish',
    words(
      `(?:un)?lackiert* (?:u)?lakkert* varnished lacquered (?:un)?painted (?:un)?behandelt* (?:u)?behandlet gestrichen`,
    ),
    words(`(?:un)?lackiert* (?:u)?lakkert* (?:un)?varnished lacquered (?:un)?painted (?:un)?behandelt* (?:u)?behandlet
      untreated *geolt* oljet oiled gewachst* gestrichen natur_belassen`),
  ),
  claim('windproof', words(`winddicht* vindtett* wind[-_]?(?:proof|resistant)`)),
  text('breathable', words(`atmungsaktiv* pustende pusteevne breathab*`)),
  claim('fireproof', words(`feuerfest* brannsikker* fire[-_]?proof flame[-_]?retardant schwer_entflammbar*`)),
  text(
    'temperature',
    words(`(?:bis|ned|opp|down|up|ab)?(?:_zu|_til|_to)?_?-?\\d+_(?:grad*|degrees) minusgrad* frost* winterhart*
      (?:in|im|om)_(?:the_)?(?:winter|vinter\\p{L}*) wintertauglich* wetterfest* vaerbestandig*
      wie_(?:kalt|heiss|warm) hvor_(?:kaldt?|varmt?) how_(?:cold|hot|warm) hitzebestandig* varmebestandig*
      heat[-_]?(?:resistant|proof) temperatur* temperature`),
    words(`-?\\d+_?(?:°|grad|degrees?|c)[^\\n]? frost* winterhart* hitzebestandig* varmebestandig*
      heat[-_]?(?:resistant|proof) temperatur* minusgrad* winter* vinter*`),
  ),
  text(
    'outdoor',
    words(`draussen outdoors? im_freien utendors outside innendors indoors? drinnen`),
    words(`draussen outdoor* im_freien utendors* outside innendors* innen indoors? aussen*`),
  ),
  text('artificialTurf', words(`kunstrasen kunstgress* artificial_(?:turf|grass) astro_?turf`)),
];

/** How goods are built, and what they can do. */
const build: readonly Aspect[] = [
  claim(
    'foldable',
    words(`zusammen(?:klapp|leg|falt)* einklappbar* klappbar* faltbar* sammenlegg*
      (?:legges|slas|brettes|foldes|sla|legge)_(?:den_|det_|de_)?(?:helt_)?sammen sammenfold* foldable
      fold(?:s|ed|ing)? collapsible collapses?`),
  ),
  claim('stackable', words(`stapelbar* stapeln stables stablebar* stackable stack(?:s|ed)?`)),
  claim('rotatable', words(`drehbar* drehen schwenk(?:bar|en)* pivot* swivel* rotat(?:e|able) dreibar* dreies`)),
  claim('doubleSided', words(`duplex* (?:beid|doppel)seit* tosidig* begge_sider double[-_]?sided both_sides`)),
  claim('lockable', words(`abschliessbar* lasbar* lockable can_be_locked`)),
  text(
    'adjustable',
    words(`*verstellbar* verstellen *justerbar* *regulerbar* (?:height[-_])?adjustable be_adjusted`),
    words(`*verstellbar* verstellen *justerbar* *regulerbar* (?:height[-_])?adjust(?:able|s|ed)?
      lasst_sich_(?:\\p{L}+_){0,4}(?:andern|verstellen|anpassen) kan_(?:justeres|reguleres)
      (?:from|von|fra)_\\d+_(?:to|bis|til)_\\d+`),
  ),
  text(
    'removable',
    words(`abnehmbar* abziehbar* herausnehmbar* entnehmbar* (?:heraus|ab)nehmen avta[gk]bar* uttakbar* tas_(?:av|ut) removable
      detachable (?:be_)?(?:taken|removed|take)_(?:off|out) be_removed`),
  ),
  claim('refillable', words(`nachfull* wiederbefullbar* refill* etterfyll* pafyll*`)),
  claim('magnetic', words(`magnet*`)),
  claim('reflective', words(`reflektier* reflekter* refleks* reflect* reflexstreifen`)),
  claim('hood', words(`kapuze* hett[ae]* hood*`)),
  claim('pockets', words(`lomme[rn]? pockets? *taschen`)),
  claim('leftHanded', words(`linkshand* venstrehendt* left[-_]hand*`)),
  claim('bluetooth', words(`bluetooth`)),
  claim('wifi', words(`wlan wi-?fi tradlost_nett*`)),
  claim('gps', words(`gps`)),
  claim('app', words(`app appen`)),
  claim(
    'autoOff',
    words(`abschaltautomatik automatisch(?:e)?_(?:ab|aus)*
      schaltet_(?:er_|sie_|es_)?sich(?:_selbst|_automatisch)?_(?:ab|aus)
      (?:slar|skrur)_(?:den_|seg_)+(?:selv_)?av auto-?av*
      geht_(?:er|sie|es|der|die|das)_(?:auch_)?(?:von_)?(?:selbst|allein\\p{L}*|automatisch)_aus
      auto(?:matic(?:ally)?)?[-_](?:shut|switch|turn)*[-_]?off (?:switch|turn|shut)s?_itself_off`),
  ),
  text(
    'car',
    words(`(?:im|furs|fur_das)_auto (?:im|furs)_kfz autoadapter zigarettenanzunder i_bilen? in_(?:the_|a_|my_)?car
      12[_-]?v(?:olt)?`),
    words(`auto kfz* autoadapter zigarettenanzunder bil(?:en|lader*|adapter*)? car`),
  ),
  text(
    'powerSupply',
    words(`(?:braucht|benotigt|need|needs|require|requires|trenger|krever)_(?:\\p{L}+_){0,2}(?:strom|electricity|power|batteri*|batter*|steckdose)
      (?:lauft|runs?|gar)_(?:\\p{L}+_){0,2}(?:mit|on|med|pa|uber)_(?:\\p{L}+_)?(?:strom|batteri*|batter*|akku*|mains)
      stromversorgung power_supply (?:how|wie|hvordan)_(?:is_|wird_|\\p{L}+_)?(?:it_)?(?:powered|betrieben|drives)`),
    words(`*batteri* *batter* *akku* usb* netzteil* *stecker steckdose* netzbetrieb* stromanschluss mains power_(?:adapter|supply|cord)
      plug* cordless stikkontakt* solar* kurbel* handbetrieb* (?:von|by|for)_hand ohne_strom uten_strom no_electricity
      (?:230|220|240|110|12|24)_?v(?:olt)?`),
  ),
  text(
    'charging',
    words(`(?:auf)?geladen aufladbar* (?:auf)?laden ladt_(?:man|der|die|das|er|sie|es) lade[rs]?(?:_den|_det|_de)?
      oppladbar* ladekabel* ladegerat rechargeable charg(?:e|ed|er|es|ing) usb(?:-?[ac])?`),
    words(`*geladen *aufladbar* (?:auf)?laden lade[rs]? lade\\p{L}+ oppladbar* (?:re)?charg(?:e|ed|er|es|ing|eable)
      usb(?:-?[ac])? netzteil`),
  ),
];
/** Whom and what goods are for, how they fit, and what the buyer gets. */
const use: readonly Aspect[] = [
  claim('pregnancy', words(`schwanger* stillzeit gravid* ammende ammeperiode* pregnan* breast-?feed*`)),
  claim(
    'sensitiveSkin',
    words(`empfindliche*_(?:haut|kopfhaut) sensible*_haut sensitiv*_(?:haut|hud|skin|scalp) (?:for|fur|til)_sensitiv*
      omfintlig* hypoallerg*`),
  ),
  claim(
    'allergics',
    words(`allergiker* allergivennlig* allergikere hypoallerg* allergy[-_](?:friendly|sufferers?) allergi(?:c|sk)
      (?:mit|med|with)_allergi*`),
  ),
  claim('diabetics', words(`diabet*`)),
  text(
    'skinType',
    words(`haut(?:typ|arten|art)* hudtyp* skin_types? fettige*_haut fet_hud oily_skin trockene*_haut torr_hud
      dry_skin mischhaut`),
    words(`*haut* hud* skin`),
  ),
  claim('coloredHair', words(`colorierte* gefarbt*_haar* farget_har colou?red_hair colou?r[-_]treated dyed_hair`), {
    states: words(`colorier* gefarbt* farget colou?red colou?r[-_]treated dyed`),
  }),
  text(
    'whiteLaundry',
    words(`weisse?\\p{L}?_(?:wasche|kleidung|sachen|hemden) weisswasche (?:fur_)?weisses
      (?:hvitt?e?)_(?:toy|vask|klaer) hvitvask whites white_(?:laundry|clothes|wash)`),
    words(`weiss* hvit* whites? buntes? buntwasche colou?rs kulort*`),
  ),
  text(
    'spf',
    words(`lsf lichtschutz* sonnenschutzfaktor spf solfaktor sun_protection(?:_factor)?`),
    words(`lsf lichtschutz* sonnenschutz* spf solfaktor sun_protection*`),
  ),
  text('uvProtection', words(`uv[-_]?(?:schutz|filter|beskyttelse|protection)? uv[ab]`), words(`uv* uv-\\p{L}+`)),
  claim('ticks', words(`zecken* flatt(?:en)? ticks?`)),
  claim('mosquitoes', words(`muck(?:e|en)* mygg* mosquito*`)),
  text(
    'trueToSize',
    /(?<!\p{L})(?:(?:fallt|fallen|fallst) [^?]{0,40}\baus|grossengerecht|(?:eher )?(?:gross|klein|eng|weit|schmal) geschnitten|(?:sma|store?|liten|sma eller store|stor eller liten|normal\p{L}*) (?:eller \p{L}+ )?i storrelsen?|storrelsestro|true to size|runs? (?:small|large|big|true|narrow)|fits? (?:small|large|big|true)|size (?:up|down)|(?:ga|go) (?:opp|ned|up|down) (?:en|a) (?:halv )?(?:storrelse|size)|(?:eine nummer|grosse) (?:grosser|kleiner) (?:bestellen|nehmen))/u,
    words(`i_storrelsen? fallt_\\p{L}+(?:_\\p{L}+)?_aus fallen_\\p{L}+(?:_\\p{L}+)?_aus true_to_size
      runs?_(?:small|large|big|true|narrow) fits?_(?:small|large|big|true)* size_(?:up|down)
      (?:halv|half|halbe)*_(?:storrelse|size|nummer|grosse) *geschnitten passform
      eine_(?:nummer|grosse)_(?:grosser|kleiner) (?:slim|regular|loose|relaxed|normal)_(?:fit|passform)
      tettsittende`),
  ),
  text(
    'wideFeet',
    words(`(?:weite|breite)\\p{L}?_fusse? brede_fotter wide_f(?:ee|oo)t wide_fit bred_lest`),
    words(`weit* breit* bred* wide schmal* smal* narrow`),
  ),
  text('guarantee', words(`garanti* gewahrleistung guarantee warranty`), {
    states: words(`*garanti* gewahrleistung guarantee* warranty`),
    isService: true,
  }),
  text(
    'assembly',
    words(`aufbau* aufgebaut zusammenbau* montage *montier* *monter* (?:self-)?assembl* put_(?:it_)?together`),
    {
      states: words(`aufbau* aufgebaut zusammenbau* *montage* *montier* *monter* *assembl* werkzeug verktoy tools?`),
      isService: true,
    },
  ),
  text(
    'packSize',
    /(?<!\p{L})(?:wie ?viele? (?:\p{L}+ )?(?:stuck|tucher|blatt|kapseln|tabletten|beutel|pads|windeln)|hvor mange (?:\p{L}+ )?(?:er|stk|ligger|poser|tabletter)|how many (?:\p{L}+ )?(?:are (?:there )?in(?! stock)|come in|per pack|in (?:a|the|one) (?:pack|box))|packungs(?:grosse|inhalt)|pakningsstorrelse|pack size|stuckzahl)(?!\p{L})/u,
    /\d ?(?:stuck|stk|st\.|pieces?|pcs|er[- ]?pack|-?pk|pack|pakn|tucher|blatt|kapseln|tabletten|tabletter|tablets|tabs|beutel|poser|bags|pads|rollen|ruller|paar|par|pairs?)\p{L}*|(?:\d|(?<!\p{L})(?:zwei|drei|vier|two|three|four|to|tre|fire))er[- ]?(?:pack|set)/u,
  ),
  text(
    'washLoads',
    words(`waschgange waschladungen wie_?viele?_(?:wasche?n|ladungen) wash(?:_?loads|es) antall_vasker
      hvor_mange_vask(?:er)?`),
    words(`waschgange waschladungen wl wash_?(?:loads|es) vasker? \\d+_(?:waschen?|wasche|ladungen|washes|loads)`),
  ),
  text(
    'taste',
    words(`schmeckt schmecken geschmack* smake?r? tastes? flavou?r*`),
    words(`schmeckt *geschmack* *smak* tast* flavou?r* aroma*`),
  ),
  text(
    'shelfLife',
    words(`haltbar* mindesthaltbar* holdbar* best_before shelf[-_]life expir*`),
    words(`*haltbar* holdbar* best_before shelf[-_]life expir* keeps?_for`),
  ),
  text(
    'accuracy',
    words(`wie_(?:genau|prazise?) how_(?:accurate|precise|exact)* hvor_(?:noyaktig|presis)* *genauigkeit
      noyaktighet* accuracy precision`),
    /genau|noyaktig|accura|precis|prazis|presis|±|\+ ?\/ ?-/u,
  ),
  text(
    'voltage',
    words(`wie_?viel_volt how_many_volts? hvor_mange_volt spannung spenning voltage`),
    /\d ?(?:v|volt)\b/u,
  ),
];

/** What goods are like, and what may be done with them. */
export const properties: readonly Aspect[] = [...ethics, ...endurance, ...build, ...use];
