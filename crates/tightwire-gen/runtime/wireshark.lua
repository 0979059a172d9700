-- Reads packets by the tables above. Nothing in a packet makes an error that leaves this file.

local NULL = {}
local FREE_ELEMENTS = 256
local DOMAIN = 0x7fffffff
local ROWS = { { 1, 0, 2 }, { 2, 3, 7 }, { 7, 5, 24 }, { 24, 9, 281 }, { 281, 13, 4378 }, { 4378, 17, 69915 } }
local END_OF_PACKET = 0x4fae3689

-- A number whose float is exact in 53 bits, in decimal digits.
local function digits(number)
  return string.format("%.0f", number)
end

-- Decimal digits of high * 2^32 * 2^32.. words of 32 bits, lowest first.
local function decimal(words)
  local parts = {}
  local any = true
  while any do
    local rest = 0
    any = false
    for index = #words, 1, -1 do
      local value = rest * 4294967296 + words[index]
      words[index] = math.floor(value / 10000)
      rest = value - words[index] * 10000
      if words[index] > 0 then any = true end
    end
    table.insert(parts, 1, string.format(any and "%04.0f" or "%.0f", rest))
  end
  return table.concat(parts)
end

-- words + other words, in 160 bits.
local function add(a, b)
  local sum, carry = {}, 0
  for index = 1, 5 do
    local value = (a[index] or 0) + (b[index] or 0) + carry
    carry = value >= 4294967296 and 1 or 0
    sum[index] = value - carry * 4294967296
  end
  return sum
end

-- a - b, and whether it is negative (then it is b - a).
local function subtract(a, b)
  for index = 5, 1, -1 do
    local x, y = a[index] or 0, b[index] or 0
    if x ~= y then
      if x < y then
        local difference = subtract(b, a)
        return difference, true
      end
      break
    end
  end
  local difference, borrow = {}, 0
  for index = 1, 5 do
    local value = (a[index] or 0) - (b[index] or 0) - borrow
    borrow = value < 0 and 1 or 0
    difference[index] = value + borrow * 4294967296
  end
  return difference, false
end

-- The order of two integers in digits: below 0, 0 or above.
local function order(a, b)
  a, b = tostring(a), tostring(b)
  local a_below, b_below = a:sub(1, 1) == "-", b:sub(1, 1) == "-"
  if a == b then return 0 end
  if a_below ~= b_below then return a_below and -1 or 1 end
  local is_less = #a < #b or (#a == #b and a < b)
  return (is_less ~= a_below) and -1 or 1
end

local Reader = {}
Reader.__index = Reader

local function reader(tvb, first)
  return setmetatable({
    tvb = tvb, first = first, at = 0, stop = (tvb:len() - first) * 8, free = FREE_ELEMENTS, path = {},
  }, Reader)
end

function Reader:fail(kind, bit)
  local path = table.concat(self.path, "."):gsub("%.%[", "[")
  error({ kind = kind, bit = bit, path = path }, 0)
end

function Reader:need(bits)
  if self.stop - self.at < bits then self:fail("UnexpectedEnd", self.at) end
end

-- At most 53 bits that are there.
function Reader:take(bits)
  local value, scale, at, stop = 0, 1, self.at, self.at + bits
  while at < stop do
    local shift = at % 8
    local count = math.min(8 - shift, stop - at)
    local byte = self.tvb(self.first + math.floor(at / 8), 1):uint()
    value = value + math.floor(byte / 2 ^ shift) % 2 ^ count * scale
    scale = scale * 2 ^ count
    at = at + count
  end
  self.at = stop
  return value
end

function Reader:bits(bits)
  self:need(bits)
  return self:take(bits)
end

function Reader:align()
  local start = self.at
  local padding = (8 - self.at % 8) % 8
  if padding > 0 and self:take(padding) ~= 0 then self:fail("Padding", start) end
end

function Reader:data(count, start)
  self:align()
  if (self.stop - self.at) / 8 < count then self:fail("UnexpectedEnd", start) end
  local bytes = {}
  for index = 1, count do bytes[index] = self:take(8) end
  return bytes
end

function Reader:count(max, bits)
  local start = self.at
  local count = self:bits(bits)
  if count > max then self:fail("OutOfRange", start) end
  return count
end

local function is_text(bytes)
  local at = 1
  while at <= #bytes do
    local first = bytes[at]
    local more, letter, least
    if first == 0 then return false
    elseif first < 0x80 then more, letter, least = 0, first, 0
    elseif first >= 0xc2 and first < 0xe0 then more, letter, least = 1, first - 0xc0, 0x80
    elseif first >= 0xe0 and first < 0xf0 then more, letter, least = 2, first - 0xe0, 0x800
    elseif first >= 0xf0 and first < 0xf5 then more, letter, least = 3, first - 0xf0, 0x10000
    else return false end
    for index = 1, more do
      local next_byte = bytes[at + index]
      if not next_byte or next_byte < 0x80 or next_byte >= 0xc0 then return false end
      letter = letter * 64 + next_byte - 0x80
    end
    if letter < least or letter > 0x10ffff or (letter >= 0xd800 and letter < 0xe000) then return false end
    at = at + more + 1
  end
  return true
end

local function utf8_of(letter)
  if letter < 0x80 then return string.char(letter) end
  if letter < 0x800 then return string.char(0xc0 + math.floor(letter / 64), 0x80 + letter % 64) end
  if letter < 0x10000 then
    return string.char(0xe0 + math.floor(letter / 4096), 0x80 + math.floor(letter / 64) % 64, 0x80 + letter % 64)
  end
  return string.char(0xf0 + math.floor(letter / 262144), 0x80 + math.floor(letter / 4096) % 64,
    0x80 + math.floor(letter / 64) % 64, 0x80 + letter % 64)
end

local function text_of(bytes)
  local parts = {}
  for index, byte in ipairs(bytes) do parts[index] = string.char(byte) end
  return table.concat(parts)
end

local function hex_of(bytes)
  local parts = {}
  for index, byte in ipairs(bytes) do parts[index] = string.format("%02x", byte) end
  return table.concat(parts)
end

-- A float from its sign, exponent and fraction.
local function float_of(sign, exponent, fraction, exponents, fractions)
  local value
  local bias = 2 ^ (exponents - 1) - 1
  if exponent == 2 ^ exponents - 1 then
    value = fraction == 0 and math.huge or 0 / 0
  elseif exponent == 0 then
    value = fraction * 2 ^ (1 - bias - fractions)
  else
    value = (1 + fraction / 2 ^ fractions) * 2 ^ (exponent - bias)
  end
  return sign == 1 and -value or value
end

-- A double rounded to the nearest float, ties to even.
local function fround(value)
  if value == 0 or value ~= value or value == math.huge or value == -math.huge then return value end
  local _, exponent = math.frexp(value)
  local unit = 2 ^ (math.max(exponent, -125) - 24)
  local scaled = value / unit
  local floor = math.floor(scaled)
  local rest = scaled - floor
  if rest > 0.5 or (rest == 0.5 and floor % 2 == 1) then floor = floor + 1 end
  return floor * unit
end

local kinds = {}

-- Each kind: the value, for conditions and JSON.
function kinds.bool(r)
  return r:bits(1) == 1
end

function kinds.int(r, k)
  local start = r.at
  local code = r:bits(k.bits)
  if code > k.last then r:fail("OutOfRange", start) end
  local value = k.min + code
  if k.not_zero and value == 0 then r:fail("OutOfRange", start) end
  return value
end

function kinds.wide(r, k)
  local start = r.at
  r:need(k.bits)
  local code = {}
  for index = 1, math.ceil(k.bits / 32) do code[index] = r:take(math.min(32, k.bits - (index - 1) * 32)) end
  local _, is_below = subtract(k.last, code)
  if is_below then r:fail("OutOfRange", start) end
  local value, is_negative
  if k.negative then
    value, is_negative = subtract(code, k.min)
  else
    value, is_negative = add(k.min, code), false
  end
  local text = decimal(value)
  if k.not_zero and text == "0" then r:fail("OutOfRange", start) end
  return (is_negative and "-" or "") .. text
end

function kinds.f32(r)
  local word = r:bits(32)
  return float_of(math.floor(word / 2 ^ 31), math.floor(word / 2 ^ 23) % 256, word % 2 ^ 23, 8, 23)
end

function kinds.f64(r)
  r:need(64)
  local low = r:take(32)
  local high = r:take(32)
  return float_of(math.floor(high / 2 ^ 31), math.floor(high / 2 ^ 20) % 2048, high % 2 ^ 20 * 2 ^ 32 + low, 11, 52)
end

function kinds.compressed(r, k)
  local start = r.at
  local step = r:bits(k.bits)
  if step > k.steps then r:fail("OutOfRange", start) end
  return fround(fround(fround(fround(step) / fround(k.steps)) * k.delta) + k.min)
end

function kinds.smallest_three(r, k)
  local start = r.at
  r:need(2 + 3 * k.bits)
  local largest = r:take(2)
  local m = 2 ^ (k.bits - 1) - 1
  local parts, sum, too_large = { list = true }, 0, false
  for index = 1, 3 do
    local part = r:take(k.bits) - m
    too_large = too_large or part > m
    sum = sum + part * part
    parts[index] = fround(part / m * math.sqrt(0.5))
  end
  local unit = 2 * m * m
  if too_large or sum > unit then r:fail("OutOfRange", start) end
  table.insert(parts, largest + 1, fround(math.sqrt((unit - sum) / unit)))
  return parts
end

function kinds.unit_vector(r, k)
  local start = r.at
  r:need(2 * k.bits)
  local m = 2 ^ (k.bits - 1) - 1
  local u = r:take(k.bits) - m
  local v = r:take(k.bits) - m
  if u > m or v > m then r:fail("OutOfRange", start) end
  local z = m - math.abs(u) - math.abs(v)
  local x, y = u, v
  if z < 0 then
    x = (m - math.abs(v)) * (u < 0 and -1 or 1)
    y = (m - math.abs(u)) * (v < 0 and -1 or 1)
  end
  local length = math.sqrt(x * x + y * y + z * z)
  return { list = true, fround((x + 0) / length), fround((y + 0) / length), fround((z + 0) / length) }
end

function kinds.char(r)
  local start = r.at
  local code = r:bits(21)
  if code > 0x10ffff then r:fail("OutOfRange", start) end
  if code >= 0xd800 and code < 0xe000 then r:fail("Text", start) end
  return { text = utf8_of(code), code = code }
end

function kinds.bytes(r, k)
  return { text = hex_of(r:data(k.count, r.at)) }
end

function kinds.byte_list(r, k)
  local count = r:count(k.max, k.bits)
  return { text = hex_of(r:data(count, r.at)), length = count }
end

function kinds.text(r, k)
  local start = r.at
  local count = r:count(k.max, k.bits)
  local bytes = r:data(count, r.at)
  if not is_text(bytes) then r:fail("Text", start) end
  return { text = text_of(bytes), length = count }
end

function kinds.wide_text(r, k)
  local start = r.at
  local left = r:count(k.max, k.bits)
  local parts = {}
  local function unit()
    local at = r.at
    local word = r:bits(32)
    if word == 0 or word > 0xffff then r:fail("Text", at) end
    left = left - 1
    return word
  end
  while left > 0 do
    local first = unit()
    if first >= 0xd800 and first < 0xdc00 and left > 0 then
      local second = unit()
      if second < 0xdc00 or second >= 0xe000 then r:fail("Text", start) end
      first = 0x10000 + (first - 0xd800) * 1024 + second - 0xdc00
    elseif first >= 0xd800 and first < 0xe000 then
      r:fail("Text", start)
    end
    parts[#parts + 1] = utf8_of(first)
  end
  return { text = table.concat(parts) }
end

function kinds.relative(r, k, fields)
  local start = r.at
  local previous = tonumber(fields[k.to]) or -1
  if not (previous >= 0 and previous <= DOMAIN) then r:fail("NotAscending", start) end
  local value
  for _, row in ipairs(ROWS) do
    if r:bits(1) == 1 then
      local difference = row[1] + r:bits(row[2])
      if difference >= row[3] then r:fail("OutOfRange", start) end
      value = previous + difference
      break
    end
  end
  value = value or r:bits(32)
  if value <= previous or value > DOMAIN then r:fail("NotAscending", start) end
  if value > k.max then r:fail("OutOfRange", start) end
  return value
end

local read, show

function kinds.option(r, k, fields, tree)
  if r:bits(1) == 0 then return NULL end
  local value = read(r, k.of, fields, tree)
  if k.nests then return { keys = { "some" }, some = value } end
  return value
end

function kinds.default_bit(r, k, fields, tree)
  if r:bits(1) == 1 then
    if k.default == nil then return { keys = { "$default" }, ["$default"] = true } end
    return k.default
  end
  return read(r, k.of, fields, tree)
end

local function elements(r, count, k, fields, tree, pays)
  local all = { list = true, length = count }
  for index = 1, count do
    r.path[#r.path + 1] = string.format("[%d]", index - 1)
    local at = r.at
    local branch = tree and show(r, tree, string.format("[%d]", index - 1))
    all[index] = read(r, k.of, fields, branch)
    if pays and r.at == at then
      if r.free == 0 then r:fail("OutOfRange", at) end
      r.free = r.free - 1
    end
    if branch then branch.finish(all[index], at) end
    r.path[#r.path] = nil
  end
  return all
end

function kinds.array(r, k, fields, tree)
  return elements(r, k.count, k, fields, tree, false)
end

function kinds.list(r, k, fields, tree)
  local start = r.at
  local count = r:count(k.max, k.bits)
  if count - math.min(count, r.free) > r.stop - r.at then r:fail("UnexpectedEnd", start) end
  return elements(r, count, k, fields, tree, true)
end

local function record(r, entries, tree)
  local fields, names, values = {}, {}, {}
  local number = 0
  for _, entry in ipairs(entries) do
    if entry.align then
      r:align()
    elseif entry.check then
      local start = r.at
      r.path[#r.path + 1] = entry.name
      if r:bits(32) ~= entry.check then r:fail("Check", start) end
      r.path[#r.path] = nil
    else
      number = number + 1
      if not entry.when or entry.when(fields) then
        r.path[#r.path + 1] = entry.name
        local at = r.at
        local branch = tree and show(r, tree, entry.name, entry.field)
        local value = read(r, entry.kind, fields, branch)
        if branch then branch.finish(value, at) end
        r.path[#r.path] = nil
        fields[number] = value
        values[#values + 1] = value
        names[#names + 1] = entry.name
      else
        fields[number] = entry.absent
        if entries.list then
          values[#values + 1] = NULL
          names[#names + 1] = entry.name
        end
      end
    end
  end
  if entries.list then
    values.list = true
    return values
  end
  local object = { keys = names }
  for index, name in ipairs(names) do object[name] = values[index] end
  return object
end

function kinds.record(r, k, _, tree)
  return record(r, k.entries, tree)
end

function kinds.enum(r, k, _, tree)
  local start = r.at
  local tag = r:bits(k.bits)
  if tag >= #k.variants then r:fail("OutOfRange", start) end
  local variant = k.variants[tag + 1]
  r.path[#r.path + 1] = variant.name
  local value = record(r, variant.entries, tree)
  r.path[#r.path] = nil
  if variant.is_plain then return { text = variant.name, variant = variant.name } end
  return { keys = { variant.name }, [variant.name] = value, variant = variant.name }
end

read = function(r, kind, fields, tree)
  local k = type(kind) == "number" and types[kind] or kind
  return kinds[k[1]](r, k, fields, tree)
end

local function quoted(text)
  return '"' .. text:gsub('[%c"\\]', function(letter) return string.format("\\u%04x", letter:byte()) end) .. '"'
end

local function float_text(value)
  if value ~= value then return '"NaN"' end
  if value == math.huge then return '"Infinity"' end
  if value == -math.huge then return '"-Infinity"' end
  if value == math.floor(value) and math.abs(value) < 2 ^ 53 then return digits(value) end
  return string.format("%.17g", value)
end

local function json(value)
  if value == NULL then return "null" end
  if type(value) == "boolean" then return tostring(value) end
  if type(value) == "number" then return float_text(value) end
  if type(value) == "string" then return quoted(value) end
  if value.text then return quoted(value.text) end
  local parts = {}
  if value.list then
    for index, one in ipairs(value) do parts[index] = json(one) end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  for index, name in ipairs(value.keys or {}) do parts[index] = quoted(name) .. ":" .. json(value[name]) end
  return "{" .. table.concat(parts, ",") .. "}"
end

-- A line of the tree, which gets its value when that has been read.
show = function(r, tree, name, field)
  local branch = { children = {}, name = name, field = field }
  table.insert(tree.children, branch)
  branch.finish = function(value, at)
    branch.value, branch.at, branch.bits = value, at, r.at - at
  end
  return branch
end

local function plain_text(value)
  if type(value) == "table" and value.text then return value.text end
  return (json(value):gsub('^"(.*)"$', "%1"))
end

local function draw(item, branch, tvb, first)
  for _, child in ipairs(branch.children) do
    if child.at then
      local from = first + math.floor(child.at / 8)
      local to = first + math.ceil((child.at + child.bits) / 8)
      local range = tvb(math.min(from, tvb:len()), math.max(0, math.min(to, tvb:len()) - from))
      local text = plain_text(child.value)
      if #text > 200 then text = text:sub(1, 200) .. ".." end
      local line
      if child.field and type(child.value) == "number" and child.field.number then
        line = item:add(child.field.number, range, child.value)
      elseif child.field then
        line = item:add(child.field.text, range, text)
      else
        line = item:add(range, child.name)
      end
      line:set_text(string.format("%s: %s (bit %d, %d bits)", child.name, text, child.at, child.bits))
      draw(line, child, tvb, first)
    end
  end
end

-- One of the two is there in every release.
local bits = bit32 or bit

local function crc32(id, tvb)
  local crc = 0xffffffff
  local function step(byte)
    crc = bits.bxor(crc, byte)
    for _ = 1, 8 do
      local low = bits.band(crc, 1)
      crc = bits.rshift(crc, 1)
      if low == 1 then crc = bits.bxor(crc, 0xedb88320) end
    end
  end
  for index = 1, 16, 2 do step(tonumber(id:sub(index, index + 1), 16)) end
  for index = 4, tvb:len() - 1 do step(tvb(index, 1):uint()) end
  return bits.bnot(crc) % 4294967296
end

-- The value of a root from a byte on, or why it is refused.
local function try(root, tvb, first, is_checked)
  local r = reader(tvb, first)
  local tree = { children = {} }
  local ok, value = pcall(function()
    local value = read(r, root.kind, {}, tree)
    r.path = {}
    if is_checked then
      local start = r.at
      r.path = { "end of packet" }
      if r:bits(32) ~= END_OF_PACKET then r:fail("Check", start) end
    end
    if r.stop - r.at >= 8 then r:fail("TrailingBytes", r.at) end
    return value
  end)
  if ok then return { root = root, value = value, tree = tree, first = first } end
  if type(value) ~= "table" then value = { kind = tostring(value), bit = r.at, path = "" } end
  return { root = root, refused = value, tree = tree, first = first }
end

local function find(tvb)
  -- A checksum tells the direction for certain.
  if tvb:len() >= 8 then
    for _, root in ipairs(roots) do
      if root.direction and tvb(0, 4):le_uint() == crc32(root.direction, tvb) then
        return try(root, tvb, 4, true)
      end
    end
  end
  local first
  for _, root in ipairs(roots) do
    local found = try(root, tvb, 0, false)
    if not found.refused then return found end
    first = first or found
  end
  return first
end

function protocol.dissector(tvb, pinfo, tree)
  pinfo.cols.protocol = protocol.name
  local found = find(tvb)
  local item = tree:add(protocol, tvb())
  item:append_text(", " .. found.root.name)
  draw(item, found.tree, tvb, found.first)
  if found.refused then
    local refused = found.refused
    local text = string.format("%s: %s at bit %d", refused.path == "" and "packet" or refused.path, refused.kind, refused.bit)
    item:add(refusal_field, tvb(), text)
    item:add_expert_info(PI_MALFORMED, PI_ERROR, text)
    pinfo.cols.info = found.root.name .. ", refused: " .. text
  else
    item:add(json_field, tvb(), json(found.value)):set_generated()
    pinfo.cols.info = found.root.name
  end
  item:add(root_field, tvb(), found.root.name):set_generated()
  return tvb:len()
end

local udp = DissectorTable.get("udp.port")
udp:add_for_decode_as(protocol)
protocol.prefs.port = Pref.uint("UDP port", 0, "The port of the game's server; 0 for none")
local port = 0
function protocol.prefs_changed()
  if port > 0 then udp:remove(port, protocol) end
  port = protocol.prefs.port
  if port > 0 then udp:add(port, protocol) end
end
