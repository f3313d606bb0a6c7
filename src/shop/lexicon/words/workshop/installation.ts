/** Electrical installation, plumbing, heating and ventilation: `English | German | Norwegian`, a concept a line. */
export const installation = `
  socket protector, outlet plug cover | steckdosenschutz, steckdosensicherung | kontaktsikring
  travel adapter, world adapter | reiseadapter, reisestecker, weltreiseadapter | reiseadapter
  outdoor socket, garden socket, socket spike | außensteckdose, gartensteckdose, steckdosensäule | utestikkontakt, hagestikkontakt, uteuttak
  usb socket, usb wall outlet | usb-steckdose | usb-stikkontakt, usb-uttak
  surface mounted socket, surface socket | aufputzsteckdose, aufputz-steckdose | påveggs stikkontakt, utenpåliggende stikkontakt
  flush mounted socket, recessed socket | unterputzsteckdose | innfelt stikkontakt
  doorbell push, bell push | klingeltaster, klingelknopf | ringeknapp
  changeover switch, two way switch | wechselschalter | endevender, vendebryter
  rocker switch, toggle switch | kippschalter, wippschalter | vippebryter
  switch frame, switch plate | abdeckrahmen, schalterrahmen | dekkramme, bryterramme
  foot switch, footswitch | fußschalter | fotbryter, fotpedal
  inline switch, cord switch | schnurschalter, zwischenschalter | snorbryter, mellombryter
  wireless switch, radio switch | funkschalter, funktaster | trådløs bryter
  remote controlled socket, radio socket, remote socket | funksteckdose | fjernstyrt stikkontakt, fjernstrømbryter
  energy meter plug, electricity usage monitor | energiekostenmessgerät, strommessgerät | strømmåler, energimåler
  mains plug, power plug | netzstecker, schukostecker | jordet støpsel, strømplugg
  extension socket | kupplungssteckdose, schukokupplung | skjøtekontakt
  cee plug | cee-stecker, kraftstromstecker, drehstromstecker | cee-plugg
  electrical fuse, plug fuse | schmelzsicherung, schraubsicherung | skrusikring, smeltesikring
  circuit breaker, mcb, miniature circuit breaker | leitungsschutzschalter, sicherungsautomat | automatsikring
  residual current device, ground fault breaker | fi-schalter, fehlerstromschutzschalter, fi-schutzschalter | jordfeilbryter
  consumer unit, fuse box, breaker panel | sicherungskasten, unterverteilung | sikringsskap
  din rail | hutschiene, din-schiene, tragschiene | din-skinne
  junction box, connection box | abzweigdose, verteilerdose, anschlussdose | koblingsboks, koplingsboks
  flush box, pattress box | unterputzdose, schalterdose, gerätedose | veggboks, apparatboks
  terminal block, connector strip, choc block | lüsterklemme | sukkerbit
  wire connector, lever connector | verbindungsklemme, dosenklemme, wago-klemme | koblingsklemme, wago-klemme
  cable lugs, ring terminal | kabelschuh, kabelschuhe | kabelsko
  butt connector, crimp connectors | stoßverbinder, quetschverbinder | skjøtehylse
  wire end ferrules, ferrules | aderendhülsen | endehylser, trådhylser
  heat shrink, heat shrink tubing, shrink tube | schrumpfschlauch | krympestrømpe, krympeslange
  installation cable, nym cable | installationskabel, mantelleitung, nym-kabel | installasjonskabel
  underground cable, outdoor cable | erdkabel, außenkabel | jordkabel, utekabel
  textile cable, fabric cable | textilkabel, stoffkabel | tekstilledning, stoffledning
  stranded wire, hookup wire | litze, schaltlitze, aderleitung | litzetråd, koblingstråd
  cable clip, nail clip | kabelschelle, nagelschelle | kabelklammer, kabelklips
  cable duct, cable trunking, cable channel, cable raceway | kabelkanal | kabelkanal, ledningskanal
  electrical conduit, flexible conduit | leerrohr, installationsrohr | elrør, trekkerør
  cable box, cable management box, cable tidy box | kabelbox | kabelboks, ledningsboks
  cable organizer, cable management, cable tidy | kabelmanagement, kabelorganizer | kabelorganisering, kabelsamler
  cable bridge, cable protector floor, cable ramp | kabelbrücke, kabelschutz boden | kabelbro, kabelbeskytter gulv
  fish tape, cable puller, draw tape | einziehband, einziehhilfe, kabeleinziehhilfe | trekkefjær, trekketråd
  transformer, power transformer | trafo, transformator | trafo, transformator
  power inverter, inverter | wechselrichter, spannungswandler | inverter, vekselretter
  uninterruptible power supply | usv, unterbrechungsfreie stromversorgung | avbruddsfri strømforsyning
  portable power station | powerstation, tragbare powerstation | bærbar strømstasjon, strømstasjon
  balcony power plant, plug in solar, balcony solar | balkonkraftwerk, stecker-solar, mini-solaranlage | balkongsolceller, plug-in-solcelle
  solar charge controller, charge controller | laderegler, solarladeregler | solcelleregulator, laderegulator
  home battery storage | stromspeicher, solarspeicher, solarbatterie | solcellebatteri
  ev charging cable, type 2 cable | typ-2-kabel, e-auto-ladekabel, ladekabel elektroauto | elbilkabel, type 2-kabel, ladekabel elbil
  aa batteries | mignon-batterien, mignonzelle | aa-batterier
  aaa batteries, micro batteries | micro-batterien, microzelle | aaa-batterier
  9v battery, block battery, pp3 battery | 9v-block, blockbatterie | 9v-batteri
  battery tester | batterietester, batterieprüfer | batteritester
  battery holder, battery box, battery storage | batteriebox, batteriehalter | batteriboks, batteriholder
  intercom, door intercom | gegensprechanlage, türsprechanlage | porttelefon, dørtelefon
  video doorbell, video intercom, doorbell camera | video-türklingel, videotürklingel, video-türsprechanlage | videodørklokke, ringeklokke med kamera, video-ringeklokke
  wireless doorbell, door chime | funkklingel, funkgong, türgong | trådløs dørklokke, trådløs ringeklokke
  gas detector, gas alarm, gas leak detector | gasmelder, gaswarner, gaswarngerät | gassvarsler, gassalarm
  heat detector, heat alarm | hitzemelder, wärmemelder | varmedetektor, varmevarsler
  fire blanket | löschdecke, feuerlöschdecke | brannteppe
  fire ladder, escape ladder, rope ladder escape | rettungsleiter, fluchtleiter, feuerleiter | brannstige, rømningsstige
  fake camera, dummy camera | kamera-attrappe, kameraattrappe | dummykamera, falskt kamera
  door sensor, window sensor, door contact | türkontakt, fensterkontakt, fenstersensor, türsensor | dørsensor, vindussensor
  cash box, cashbox | geldkassette | pengeskrin
  copper pipe, copper tube | kupferrohr | kobberrør
  plastic pipe, pvc pipe | kunststoffrohr, pvc-rohr | plastrør, pvc-rør
  waste pipe | abwasserrohr, ht-rohr | avløpsrør
  multilayer pipe, pex pipe, pex tubing | mehrschichtverbundrohr, verbundrohr, pex-rohr | pex-rør, rør-i-rør
  pipe fitting, compression fitting | klemmverschraubung, rohrverbinder, rohrverschraubung | rørkobling, klemringskobling
  press fitting | pressfitting | pressfitting, presskobling
  pipe elbow, pipe bend | rohrbogen, rohrwinkel | rørbend, rørvinkel
  tee fitting, t piece, pipe tee | t-stück | t-rør, t-stykke
  pipe reducer | reduziernippel, reduzierstück | reduksjonsnippel
  pipe nipple, double nipple | doppelnippel, rohrnippel | dobbelnippel
  flexible tap connector, braided tap hose | panzerschlauch, armaturenschlauch | armaturslange
  angle valve | eckventil, geräteventil | ballofix, vinkelventil
  washing machine tap, appliance tap | geräteanschlussventil, waschmaschinenhahn | vaskemaskinkran, kran til vaskemaskin
  washing machine hose, inlet hose | zulaufschlauch, waschmaschinenschlauch | tilførselsslange, vaskemaskinslange
  drain hose, waste hose | ablaufschlauch, abwasserschlauch | avløpsslange
  outdoor tap, garden tap | außenwasserhahn, gartenhahn | utekran, hagekran
  tap cartridge, ceramic cartridge | mischkartusche, keramikkartusche | keramisk innsats, kranpatron
  water pressure reducer | druckminderer, druckreduzierventil | trykkreduksjonsventil
  check valve, non return valve | rückschlagventil, rückflussverhinderer | tilbakeslagsventil
  safety valve, pressure relief valve | sicherheitsventil, überdruckventil | sikkerhetsventil
  water meter | wasserzähler, wasseruhr | vannmåler
  water softener, water softening system | wasserenthärtungsanlage, enthärtungsanlage, entkalkungsanlage | avherdingsanlegg, vannmykner
  reverse osmosis system, osmosis filter | umkehrosmoseanlage, osmoseanlage | omvendt osmose, osmoseanlegg
  water filter jug, filter jug, water filter pitcher | wasserfilterkanne, filterkanne, tischwasserfilter | vannfilterkanne, filterkanne
  water filter cartridge, filter cartridges water | filterkartusche, wasserfilter-kartusche | filterpatron, vannfilterpatron
  toilet fill valve, float valve | füllventil, schwimmerventil | flottørventil
  toilet flush valve | spülventil, heberglocke | spyleventil
  toilet pan connector, wc connector | wc-anschluss, wc-anschlussstutzen | toalettmansjett, wc-mansjett
  shower trap, shower drain | duschablauf, duschrinne | dusjsluk, dusjrenne
  pipe hemp | dichthanf | pakkgarn
  pipe sealant, thread sealant | gewindedichtmittel, dichtpaste | gjengetetning, gjengepasta
  pipe bender | rohrbieger, biegefeder rohr | rørbøyer, bøyefjær
  basin wrench, tap spanner | standhahnschlüssel, standhahnmutternschlüssel | servantnøkkel, krannøkkel
  circulation pump, circulator pump | umwälzpumpe, heizungspumpe, zirkulationspumpe | sirkulasjonspumpe
  macerator pump, macerator | hebeanlage, kleinhebeanlage | kvernpumpe, toalettpumpe
  tankless water heater, instant water heater | elektrischer durchlauferhitzer, klein-durchlauferhitzer | gjennomstrømningsvarmer
  heating element, immersion element | heizelement | varmeelement, varmekolbe
  convector heater, panel heater | konvektor, konvektorheizung | panelovn, konvektorovn
  fan heater, ceramic heater | heizlüfter, keramikheizlüfter | vifteovn
  bathroom radiator | badheizkörper | baderomsradiator
  night storage heater, storage heater | nachtspeicherheizung, nachtspeicherofen | magasinovn, varmemagasin
  gas heater, portable gas heater | gasheizer, gasheizofen, gasofen | gassovn, gassvarmer
  paraffin heater, kerosene heater | petroleumofen, petroleumheizung | parafinovn
  construction heater, heat blower, industrial heater | bauheizer, heizkanone, warmluftgebläse | byggtørker, byggvifte, varmekanon
  pellet stove | pelletofen | pelletsovn, pelletskamin
  bioethanol fireplace, ethanol fireplace, ethanol burner | ethanolkamin, bioethanol-kamin, ethanol-tischkamin | biopeis, biopeis på etanol, etanolpeis
  bioethanol, ethanol fuel | bioethanol, bio-ethanol | bioetanol
  fireplace insert, stove insert | kamineinsatz, heizeinsatz | peisinnsats
  fireplace tools, fireside companion set, fire irons | kaminbesteck, kamingarnitur | peissett, peisredskap, ildraker
  fireplace screen, fire guard, spark guard | funkenschutz, funkenschutzgitter, kamingitter | gnistfanger, peisskjerm
  stove hearth plate, hearth plate, stove floor plate | funkenschutzplatte, kaminbodenplatte, kaminplatte | gulvplate til ovn, ildfast gulvplate, gnistplate
  stove pipe, flue pipe, chimney pipe | ofenrohr, rauchrohr, kaminrohr | røykrør, ovnsrør
  chimney, steel chimney | schornstein, edelstahlschornstein | skorstein, stålpipe
  chimney brush, chimney cleaning set | kaminbürste, kaminkehrset | pipefeier, skorsteinsbørste
  stove glass cleaner, fireplace glass cleaner | kaminscheibenreiniger, kaminglasreiniger, ofenscheibenreiniger | peisglassrens, ovnsglassrens
  stove rope, stove door seal, glass fibre rope | ofendichtung, kamindichtung, ofendichtschnur | ovnspakning, glassfibersnor, pakningssnor
  stove fan, fireplace fan, wood stove fan | kaminventilator, ofenventilator | ovnsvifte, peisvifte, vedovnsvifte
  stove paint, heat resistant paint, high temperature paint | ofenlack, hitzebeständiger lack, ofenfarbe | ovnslakk, ovnsmaling, varmebestandig maling
  fire cement, fireclay, stove cement | ofenkitt, feuerzement, schamottemörtel | ovnskitt, ildfast sement, ildfast mørtel
  fire brick, firebrick | schamottstein, schamotte | ildfast stein
  fireproof mat, fire mat | feuerfeste matte, grillunterlage | brannsikker matte, bålmatte
  wood briquettes, fuel briquettes, heat logs | holzbriketts, brennbriketts | trebriketter, peisbriketter
  kindling wood | anzündholz, anfeuerholz | opptenningsved, tennved
  long lighter, stick lighter | stabfeuerzeug | stavlighter, grilltenner, peistenner
  gas cartridge, gas canister, butane canister, camping gas | gaskartusche, butangaskartusche, campinggas, schraubkartusche | gassboks, gasspatron, gasskartusj, gassbeholder
  lighter gas, butane gas, lighter refill | feuerzeuggas, butangas | lightergass, tennergass
  heat pump | wärmepumpe, luftwärmepumpe | varmepumpe
  split air conditioner, split unit | split-klimaanlage, splitklimagerät | splittanlegg, delt klimaanlegg
  portable air conditioner, mobile air conditioner | mobiles klimagerät, mobile klimaanlage | portabelt klimaanlegg, mobilt klimaanlegg
  ac window kit | fensterabdichtung klimaanlage, fensterabdichtung für klimagerät | vindustetning klimaanlegg
  air cooler, evaporative cooler | luftkühler, verdunstungskühler | luftkjøler, fordampningskjøler
  pedestal fan, standing fan, floor fan | standventilator, stehventilator, bodenventilator | gulvvifte, stativvifte
  table fan, desk fan | tischventilator | bordvifte
  tower fan | turmventilator, säulenventilator | tårnvifte
  handheld fan, hand fan, mini fan, folding fan | handventilator, mini-ventilator, taschenventilator, handfächer, faltfächer | håndvifte, minivifte
  bathroom fan, extractor fan, exhaust fan | badlüfter, abluftventilator, badventilator | baderomsvifte, avtrekksvifte, våtromsvifte
  ventilation duct, ducting, air duct | lüftungsrohr, lüftungsschlauch, wickelfalzrohr | ventilasjonsrør, spirorør, ventilasjonsslange
  ventilation filter | lüftungsfilter, filter für lüftungsanlage | ventilasjonsfilter
  air purifier filter | luftreiniger-filter, ersatzfilter luftreiniger | filter til luftrenser, luftrenserfilter
  radiator valve key, radiator bleed key, bleed key | entlüftungsschlüssel, heizkörperschlüssel | luftenøkkel, lufteskrunøkkel radiator
  radiator cover, radiator cabinet | heizkörperverkleidung, heizkörperabdeckung | radiatorskjuler, radiatordeksel
  radiator reflector foil, radiator foil | heizkörper-reflexionsfolie, heizkörperfolie | radiatorfolie, varmereflekterende folie
  heating cable, pipe heating cable | heizkabel, rohrbegleitheizung | varmekabel
  underfloor heating mat | elektrische fußbodenheizung, heizfolie | varmefolie
  room thermostat, wall thermostat, heating controller | raumthermostat, wandthermostat, heizungsregler | romtermostat, veggtermostat
  plug thermostat, socket thermostat | steckdosenthermostat, thermostatsteckdose | stikkontakttermostat, termostatplugg
`;
