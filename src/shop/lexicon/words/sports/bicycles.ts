/** Bicycles, their parts and what cyclists wear: `English | German | Norwegian`, a concept a line. */
export const bicycles = `
  folding bike, folding bicycle | faltrad, klapprad | foldesykkel
  gravel bike | gravelbike, gravelrad | gravelsykkel, grusracer
  trekking bike, touring bike, hybrid bike | trekkingrad, tourenrad | hybridsykkel, tursykkel
  bmx bike | bmx-rad | bmx-sykkel
  fat bike | fatbike | fatbike
  unicycle | einrad | enhjulssykkel
  electric scooter, e-scooter | e-scooter, elektroroller, e-roller | elsparkesykkel
  training wheels, stabilisers | stützräder | støttehjul
  bicycle bell, bike bell | fahrradklingel, klingel | sykkelklokke, sykkelbjelle
  handlebar grips, bike grips | lenkergriffe, fahrradgriffe | styrehåndtak
  bar tape, handlebar tape | lenkerband | styretape
  handlebar stem, bike stem | vorbau, lenkervorbau | styrestem
  seatpost, seat post | sattelstütze | setepinne
  suspension fork, bike fork | federgabel, fahrradgabel | dempegaffel, sykkelgaffel
  bicycle frame, bike frame | fahrradrahmen | sykkelramme
  rear derailleur, derailleur | schaltwerk | bakgir
  front derailleur | umwerfer | forgir
  gear shifter, shift lever | schalthebel, schaltgriff | girhendel, girspak
  gear cable, shift cable | schaltzug | girwire, girkabel
  bike cassette, cassette sprocket | ritzelpaket, zahnkranz | sykkelkassett, tannkrans
  crankset | kurbelgarnitur, tretkurbel | kranksett, krankarm
  chainring | kettenblatt | kjedering, krankdrev
  bottom bracket | innenlager, tretlager | kranklager
  chain lube, chain oil | kettenöl, kettenspray | kjedeolje, kjedesmøring
  chain tool, chain breaker | kettennieter | kjedekutter
  chain guard | kettenschutz | kjedebeskytter, kjedekasse
  bike wheel, bicycle wheel, wheelset | laufradsatz | sykkelhjul, hjulsett
  spokes | speichen | eiker
  valve | ventil | ventil
  tubeless sealant, tire sealant | dichtmilch, reifendichtmittel | tubelessvæske
  disc brake | scheibenbremse | skivebrems
  rim brake | felgenbremse | felgbrems
  brake lever | bremshebel | bremsehendel
  brake cable | bremszug | bremsewire, bremsekabel
  clipless pedals | klickpedale | klikkpedaler
  bike light set | fahrradbeleuchtung, fahrradlichtset | sykkellyktsett, sykkellys
  dynamo | dynamo | dynamo
  bike computer, cycle computer | fahrradcomputer, fahrradtacho | sykkelcomputer
  kickstand | seitenständer, fahrradständer | sykkelstøtte
  repair stand, bike repair stand | montageständer | mekkestativ
  bike wall mount | fahrradwandhalterung, fahrradhalter | sykkelfeste, sykkelkrok
  bottle cage | trinkflaschenhalter | flaskestativ
  bicycle child seat, child bike seat | fahrradkindersitz, fahrradsitz | sykkelsete
  bike trailer, bicycle trailer | fahrradanhänger | sykkelvogn, sykkelhenger
  bike basket, bicycle basket | fahrradkorb | sykkelkurv
  luggage rack, pannier rack | gepäckträger | bagasjebrett, bagasjebærer
  saddle bag | satteltasche | seteveske, salveske
  handlebar bag | lenkertasche | styreveske
  frame bag | rahmentasche | rammeveske
  bike cover, bicycle cover | fahrradabdeckung, fahrradgarage | sykkeltrekk
  puncture repair kit, patch kit | flickzeug | lappesaker
  tire lever | reifenheber | dekkspak, dekkjern
  multi tool | multitool, multifunktionswerkzeug | multiverktøy
  bicycle tools, bike tools | fahrradwerkzeug | sykkelverktøy
  floor pump, track pump | standpumpe | gulvpumpe
  mini pump | minipumpe | minipumpe
  co2 cartridge | co2-kartusche | co2-patron
  bike cleaner, bicycle cleaner | fahrradreiniger | sykkelrens, sykkelvask
  bike trainer, turbo trainer | rollentrainer | sykkelrulle, rulletrener
  ebike battery, e-bike battery | e-bike-akku, fahrradakku | elsykkelbatteri
  cycling shoes, bike shoes | fahrradschuhe, radschuhe | sykkelsko
  cycling shorts, bike shorts | radhose, radlerhose, fahrradhose | sykkelshorts, sykkelbukse
  cycling jersey, bike jersey | radtrikot, fahrradtrikot | sykkeltrøye
  cycling jacket, bike jacket | fahrradjacke, radjacke | sykkeljakke
  cycling gloves, bike gloves | fahrradhandschuhe, radhandschuhe | sykkelhansker
  cycling glasses | fahrradbrille, radbrille | sykkelbriller
  overshoes, shoe covers | überschuhe | skoovertrekk
  arm warmers | armlinge | armvarmere
  leg warmers | beinlinge | leggvarmere
`;
